import type { Ctx } from '../platform/context.ts';
import { refundDuePayments } from './ledger/refund-due-payments.ts';
import { selectStaleCheckouts, settleCheckouts } from './checkouts/settle-checkouts.ts';

/** Asks the provider about payments whose messages may have been lost, then refunds what is due. */
export async function sweepPayments(ctx: Ctx) {
  const { checked, changed, failed } = await settleCheckouts(ctx, await selectStaleCheckouts(ctx));
  const refunds = await refundDuePayments(ctx);
  return { checked, changed, failed, refunded: refunds.refunded, refundsFailed: refunds.failed };
}
