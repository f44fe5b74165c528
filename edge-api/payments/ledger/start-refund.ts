import type { Ctx } from '#api/platform/context.ts';
import { sendMessage } from '#api/platform/send-message.ts';
import { ProviderBusyError } from '../provider/provider.ts';
import { holdRefunds, refundCheckout } from './refund-due-payments.ts';
import { REFUNDS_DUE } from './start-refunds.ts';

/**
 * Refunds one payment at once. A provider that limits the rate is left alone as long as it wants, which does not count
 * as a try: the queue refunds it then, or the sweep where there is none.
 */
export async function startRefund(ctx: Ctx, checkoutId: string): Promise<void> {
  try {
    await refundCheckout(ctx, checkoutId);
  } catch (error) {
    if (!(error instanceof ProviderBusyError)) throw error;
    await sendMessage(ctx, 'REFUNDS', REFUNDS_DUE, await holdRefunds(ctx, error.retryAfterMs));
  }
}
