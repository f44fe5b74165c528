import { and, eq, exists, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { submissions } from '#api/submissions/table.ts';
import { applyPaymentUpdate } from '../ledger/apply-payment-updates.ts';
import { checkoutStateFrom, toPaymentUpdate } from '../ledger/payment-update.ts';
import { refundCheckout } from '../ledger/refund-due-payments.ts';
import { updateCheckout } from '../ledger/write-checkout.ts';
import { expireCheckout } from '../provider/provider.ts';
import { checkouts } from '../table.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';

/** Condition of the partial index, word for word, so that it is used. */
export const IS_UNSETTLED = sql`${checkouts.state} in ('open', 'processing')`;

/** Checkouts ended in one go; the sweep ends the rest. */
const BATCH_MAX = 50;

type OpenCheckout = { readonly id: string; readonly submissionId: string };

/**
 * Ends a checkout that nobody has to pay any more, and records how it ended. If it was paid nevertheless and the money
 * is not owed, it goes back. With `isQuiet` the fan gets no mail about an end that they asked for.
 */
export async function endCheckout(
  ctx: Ctx,
  { id, submissionId }: OpenCheckout,
  isQuiet = false,
): Promise<void> {
  const remote = await expireCheckout(ctx, id);
  if (!remote) return;
  const state = checkoutStateFrom(remote, submissionId);
  if (state === 'open' || state === 'not-ours') return;
  await applyPaymentUpdate(ctx, { ...toPaymentUpdate(remote, submissionId, state, ctx.now), isQuiet });
  await refundCheckout(ctx, id);
}

/** Ends checkouts at the provider; one that fails is left to the sweep and to its own expiry. */
export async function endCheckouts(ctx: Ctx, open: readonly OpenCheckout[]): Promise<void> {
  await forEachConcurrent(open, async (checkout) => {
    await updateCheckout(ctx, checkout.id, { checkedAt: ctx.now });
    await endCheckout(ctx, checkout).catch((error: unknown) =>
      ctx.log.warn('end_checkout_failed', { checkout: checkout.id, reason: errorMessage(error) }),
    );
  });
}

/**
 * Ends open checkouts of a closed campaign at the provider, each once since `since`; returns how many it dealt with,
 * 0 when there are none left.
 */
export async function endOpenCheckouts(ctx: Ctx, campaignId: string, since: Date): Promise<number> {
  const isDue = and(eq(submissions.campaignId, campaignId), lt(checkouts.checkedAt, since));
  const open = await selectOpenCheckouts(ctx, isDue);
  await endCheckouts(ctx, open);
  return open.length;
}

/**
 * Ends checkouts that are still open although their campaign is closed or paused, each once since `since`; returns how
 * many.
 */
export async function endCheckoutsOfClosedCampaigns(ctx: Ctx, since: Date): Promise<number> {
  const closed = ctx.db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.id, submissions.campaignId),
        or(eq(campaigns.isActive, false), isNotNull(campaigns.charityDueAt)),
      ),
    );
  const isDue = and(IS_UNSETTLED, exists(closed), lt(checkouts.checkedAt, since));
  const open = await selectOpenCheckouts(ctx, isDue);
  await endCheckouts(ctx, open);
  return open.length;
}

/** Ends open checkouts of a charity's paused campaigns, as many as go at once; the sweep ends the rest. */
export async function endCheckoutsOfPausedCampaigns(ctx: Ctx, charityId: string): Promise<void> {
  const isPaused = and(eq(campaigns.charityId, charityId), isNotNull(campaigns.charityDueAt));
  const paused = ctx.db.select({ id: campaigns.id }).from(campaigns).where(isPaused);
  await endCheckouts(ctx, await selectOpenCheckouts(ctx, inArray(submissions.campaignId, paused)));
}

/** Ends the open checkout of a submission, if it has one. */
export async function endSubmissionCheckout(ctx: Ctx, submissionId: string): Promise<void> {
  await endCheckouts(ctx, await selectOpenCheckouts(ctx, eq(submissions.id, submissionId)));
}

/** Returns the open checkouts of a person. */
export async function findOpenCheckouts(ctx: Ctx, userId: string): Promise<readonly OpenCheckout[]> {
  return selectOpenCheckouts(ctx, eq(submissions.userId, userId));
}

function selectOpenCheckouts(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({ id: checkouts.id, submissionId: checkouts.submissionId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(and(condition, eq(checkouts.state, 'open')))
    .limit(BATCH_MAX);
}
