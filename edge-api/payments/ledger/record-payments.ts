import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { applyPaymentUpdates } from './apply-payment-updates.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { followUp } from './record-payment.ts';

/**
 * Records updates together, as recordPayment does each. Returns those that it recorded: the others, all of them when the
 * database fails, are left to be recorded one by one.
 */
export async function recordPayments(
  ctx: Ctx,
  updates: readonly PaymentUpdate[],
): Promise<ReadonlySet<PaymentUpdate>> {
  try {
    const recorded = await applyPaymentUpdates(ctx, updates);
    followUp(ctx, recorded);
    return new Set(recorded.keys());
  } catch (error) {
    ctx.log.warn('payments_not_recorded_together', { updates: updates.length, reason: errorMessage(error) });
    return new Set();
  }
}
