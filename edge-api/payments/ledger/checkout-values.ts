import type { Ctx } from '#api/platform/context.ts';
import type { LedgerCheckout } from '../ledger-rules.ts';
import { getRefundRetry, stateRank } from '../rules.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { CheckoutRow } from './read-ledger.ts';

/** Returns what an update writes into a checkout's row; `row` is undefined for one that was unknown. */
export function toCheckoutValues(
  ctx: Ctx,
  row: CheckoutRow | undefined,
  checkout: LedgerCheckout,
  update: PaymentUpdate,
) {
  const { state, isRefundDue, isOwnersMethod, disputes, failedRefunds } = checkout;
  const { at, intentId, receiptNumber = null, failure } = update;
  const isPaid = stateRank(state) >= stateRank('paid');
  const hasComeBack = failedRefunds.length > (row?.failedRefunds.length ?? 0);
  return {
    state,
    isOwnersMethod,
    disputes,
    failedRefunds,
    refundRetryAt: hasComeBack ? getRefundRetry(ctx.now, failedRefunds.length) : (row?.refundRetryAt ?? null),
    paymentIntentId: row?.paymentIntentId ?? intentId,
    receiptNumber: row?.receiptNumber ?? receiptNumber,
    failure: state === 'failed' ? (row?.failure ?? failure ?? null) : null,
    paidAt: row?.paidAt ?? (isPaid ? at : null),
    refundDueAt: row?.refundDueAt ?? (isRefundDue ? ctx.now : null),
    refundedAt: row?.refundedAt ?? (state === 'refunded' ? at : null),
    ...(isPaid ? toFeeValues(ctx, row, checkout) : { feeCents: null, feeDueAt: null }),
  };
}

/**
 * Returns what the provider keeps, as far as it is known, and when the provider is asked: once it is paid, and again once a
 * dispute may have changed it. A refund that no rule of ours asked for may be a dispute's.
 */
function toFeeValues(
  ctx: Ctx,
  row: CheckoutRow | undefined,
  { disputes, isRefundDue, state }: LedgerCheckout,
) {
  const feeCents = row?.feeCents ?? null;
  const waiting = row?.feeDueAt ?? null;
  const hasNewDispute = JSON.stringify(disputes) !== JSON.stringify(row?.disputes ?? {});
  const isTakenBack = state === 'refunded' && row?.state !== 'refunded' && !isRefundDue;
  if (hasNewDispute || isTakenBack) return { feeCents, feeDueAt: ctx.now };
  return { feeCents, feeDueAt: feeCents === null ? (waiting ?? ctx.now) : waiting };
}
