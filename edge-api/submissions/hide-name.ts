import { and, eq, isNull } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { logIfAdmin } from '../admin-log/index.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from './table.ts';

type Ids = { readonly id: string; readonly submissionId: string };

/** Holds for a fan whose name may be shown in public places: their address is verified, and nobody has hidden it. */
export const hasPublicName = and(
  eq(user.emailVerified, true),
  isNull(user.heldSince),
  isNull(submissions.nameHiddenAt),
);

/**
 * Hides a fan's name in every public place, or shows it again; throws 404 for all but the campaign's owner and admins, and for
 * that of an answer which was withdrawn after a report: it stays hidden.
 */
export async function hideName(
  ctx: Ctx,
  { id: campaignId, submissionId }: Ids,
  isHidden: boolean,
): Promise<void> {
  await requireOwnCampaign(ctx, campaignId, 'moderate');
  const isOfCampaign = and(eq(submissions.id, submissionId), eq(submissions.campaignId, campaignId));
  const isNamed = and(isOfCampaign, isNull(submissions.withdrawnAt));
  if ((await ctx.db.$count(submissions, isNamed)) === 0) throw notFound();
  await ctx.db.batch([
    ctx.db
      .update(submissions)
      .set({ nameHiddenAt: isHidden ? ctx.now : null, updatedAt: ctx.now })
      .where(isNamed),
    ...logIfAdmin(ctx, { action: isHidden ? 'name-hidden' : 'name-shown', subject: campaignId }),
  ]);
}

/** Returns the statement that hides a fan's name in every public place, for all of their answers. */
export function hideNames(ctx: Ctx, userId: string) {
  return ctx.db
    .update(submissions)
    .set({ nameHiddenAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(submissions.userId, userId), isNull(submissions.nameHiddenAt)));
}

/** Returns the statement that withdraws an answer, and hides its fan's name: only fan and owner see it then. */
export function withdrawAnswer(ctx: Ctx, id: string) {
  return ctx.db
    .update(submissions)
    .set({ withdrawnAt: ctx.now, nameHiddenAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(submissions.id, id), isNull(submissions.withdrawnAt)));
}
