import type { Ctx } from '../platform/context.ts';
import { selectStaleCheckouts } from './checkouts/select-unsettled-checkouts.ts';
import { refundDuePayments } from './ledger/refund-due-payments.ts';
import { settleCheckouts } from './checkouts/settle-checkouts.ts';

/** Asks the provider about payments whose messages may have been lost, then gives back what is due. */
export async function sweepPayments(ctx: Ctx) {
  const { checked, changed, failed } = await settleCheckouts(ctx, await selectStaleCheckouts(ctx));
  const refunds = await refundDuePayments(ctx);
  return { checked, changed, failed, refunded: refunds.refunded, refundsFailed: refunds.failed };
}
