import { and, eq } from 'drizzle-orm';
import { TAKE_BACK_OVER } from '../campaigns/change-rules.ts';
import type { TakeBack } from '../campaigns/contract.ts';
import { campaignChanges } from '../campaigns/table.ts';
import { takeBackPayment } from '../payments/index.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { submissions } from '../submissions/table.ts';

/**
 * Gives a fan's money back by the link of the mail which said that the meeting moved; pressing again changes nothing. Throws
 * 404 for any other link, 409 once its days are over, or where there is no payment from before.
 */
export async function takeBack(ctx: Ctx, { token }: TakeBack): Promise<void> {
  const [changeId = '', checkoutId = ''] = token.split('.');
  const [found] = await ctx.db
    .select({ change: campaignChanges, submissionId: submissions.id })
    .from(campaignChanges)
    .innerJoin(submissions, eq(submissions.campaignId, campaignChanges.campaignId))
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(and(eq(campaignChanges.id, changeId), eq(checkouts.id, checkoutId)));
  if (!found?.change.refundUntil) throw notFound();
  const { at, refundUntil } = found.change;
  const isGoingBack = ctx.now < refundUntil && (await takeBackPayment(ctx, found.submissionId, at));
  if (!isGoingBack) throw new ApiError(409, 'conflict', TAKE_BACK_OVER);
}
