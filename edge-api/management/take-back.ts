import { and, eq } from 'drizzle-orm';
import { isCorrectedSince } from '../admin-log/index.ts';
import { TAKE_BACK_OVER } from '../campaigns/change-rules.ts';
import type { TakeBack, TakeBackState } from '../campaigns/contract.ts';
import { campaignChanges } from '../campaigns/table.ts';
import { findTakeBack } from '../payments/index.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import { mails } from '../platform/table.ts';
import { submissions } from '../submissions/table.ts';

/** Refunds a fan by a mailed link; repeating it changes nothing. Throws like `requireTakeBack`. */
export async function takeBack(ctx: Ctx, input: TakeBack): Promise<void> {
  const { giveBack } = await requireTakeBack(ctx, input);
  await giveBack();
}

/** Returns whether a link was used; throws like `requireTakeBack`. */
export async function checkTakeBack(ctx: Ctx, input: TakeBack): Promise<TakeBackState> {
  const { isGoingBack } = await requireTakeBack(ctx, input);
  return { isGoingBack };
}

/**
 * Returns the payment of the link in a mail about a moved meeting. Throws 404 for any other link, or if the mail's
 * address has been corrected since; 409 once the refund period is over, or without a payment from before the move.
 */
async function requireTakeBack(ctx: Ctx, { token }: TakeBack) {
  const [changeId = '', checkoutId = '', round = ''] = token.split('.');
  const [found] = await ctx.db
    .select({ change: campaignChanges, submissionId: submissions.id, userId: submissions.userId })
    .from(campaignChanges)
    .innerJoin(submissions, eq(submissions.campaignId, campaignChanges.campaignId))
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(and(eq(campaignChanges.id, changeId), eq(checkouts.id, checkoutId)));
  if (!found?.change.refundUntil) throw notFound();
  const { at, refundUntil } = found.change;
  const key = `moved-${changeId}:${found.submissionId}:${round}`;
  const [mail] = await ctx.db.select({ createdAt: mails.createdAt }).from(mails).where(eq(mails.key, key));
  if (found.userId !== null && (await isCorrectedSince(ctx, found.userId, mail?.createdAt ?? at)))
    throw notFound();
  const payment = ctx.now < refundUntil && (await findTakeBack(ctx, found.submissionId, at));
  if (!payment) throw conflict(TAKE_BACK_OVER);
  return payment;
}
