import type { Ctx } from '#api/platform/context.ts';
import { sendMessage } from '#api/platform/send-message.ts';
import { ProviderBusyError } from '../provider/provider.ts';
import { holdRefunds, refundCheckout } from './refund-due-payments.ts';
import { REFUNDS_DUE } from './start-refunds.ts';

/**
 * Refunds one payment at once. A provider that is asked too much is left alone as long as it wants, which counts as no
 * try: then the queue refunds it, and without one the sweep.
 */
export async function startRefund(ctx: Ctx, checkoutId: string): Promise<void> {
  try {
    await refundCheckout(ctx, checkoutId);
  } catch (error) {
    if (!(error instanceof ProviderBusyError)) throw error;
    await sendMessage(ctx, 'REFUNDS', REFUNDS_DUE, await holdRefunds(ctx, error.retryAfterMs));
  }
}
