import type { Ctx } from '#api/platform/context.ts';
import { sendMessage, settleMessagesOnce } from '#api/platform/queue-messages.ts';
import { ProviderBusyError } from '../provider/provider.ts';
import { holdRefunds, refundCheckout, refundDuePayments } from './refund-due-payments.ts';

/** Wakes the queue's consumer; the database knows what is due. */
const REFUNDS_DUE = { due: 'refunds' };

/** Starts the refunds that are due: the queue continues them step by step; without one, the sweep does. */
export async function startRefunds(ctx: Ctx): Promise<void> {
  if (await sendMessage(ctx, 'REFUNDS', REFUNDS_DUE)) return;
  await refundDuePayments(ctx);
}

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

/** Makes one step of the refunds that are due, and has the queue call for the next one. */
export async function handleRefundMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await settleMessagesOnce(ctx, 'REFUNDS', messages, async () => (await refundDuePayments(ctx)).resumeMs);
}
