import { and, eq, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { campaigns } from '#api/campaigns/table.ts';
import { hasRow } from '#api/platform/conditions.ts';
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

/** Must match the condition of the partial index word for word, or the index is not used. */
export const IS_UNSETTLED = sql`${checkouts.state} in ('open', 'processing')`;

/** Maximum number of checkouts ended in one batch; the sweep ends the rest. */
const BATCH_MAX = 50;

type OpenCheckout = { readonly id: string; readonly submissionId: string };

/**
 * Ends a checkout that no longer has to be paid, and records its final state. If it was paid after all and the money is
 * not owed, it is refunded. `isQuiet` suppresses the fan's mail, for an end they asked for themselves.
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

/** Ends checkouts at the provider; failures are left to the sweep and to the checkouts' own expiry. */
export async function endCheckouts(ctx: Ctx, open: readonly OpenCheckout[]): Promise<void> {
  await forEachConcurrent(open, async (checkout) => {
    await updateCheckout(ctx, checkout.id, { checkedAt: ctx.now });
    await endCheckout(ctx, checkout).catch((error: unknown) =>
      ctx.log.warn('end_checkout_failed', { checkout: checkout.id, reason: errorMessage(error) }),
    );
  });
}

/** Ends all open checkouts that meet a condition, a batch at a time. */
export async function endOpenCheckouts(ctx: Ctx, condition: SQL | undefined): Promise<void> {
  let ended = await endOpenBatch(ctx, condition);
  while (ended > 0) ended = await endOpenBatch(ctx, condition, ctx.now);
}

/**
 * Ends a batch of open checkouts that meet a condition; returns how many it processed. With `since`, skips those
 * checked since then, so that failed ones are not selected again.
 */
export async function endOpenBatch(ctx: Ctx, condition: SQL | undefined, since?: Date): Promise<number> {
  const isDue = since && lt(checkouts.checkedAt, since);
  const open = await selectOpenCheckouts(ctx, and(condition, isDue));
  await endCheckouts(ctx, open);
  return open.length;
}

/** Holds for a checkout of a campaign that is closed or paused. */
export const IS_OF_CLOSED_CAMPAIGN = and(
  IS_UNSETTLED,
  hasRow(
    campaigns,
    eq(campaigns.id, submissions.campaignId),
    or(eq(campaigns.isActive, false), isNotNull(campaigns.charityDueAt)),
  ),
);

/** Holds once any fan was sent to pay, which freezes what fans relied on (RULES.md, "Money"). */
export function isFrozen(campaignId: SQLiteColumn | string): SQL {
  const wasSent = hasRow(checkouts, eq(checkouts.submissionId, submissions.id));
  return hasRow(submissions, eq(submissions.campaignId, campaignId), wasSent);
}

/** Selects a batch of open checkouts. */
export function selectOpenCheckouts(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({ id: checkouts.id, submissionId: checkouts.submissionId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(and(condition, eq(checkouts.state, 'open')))
    .limit(BATCH_MAX);
}
