import type { Ctx } from '#api/platform/context.ts';
import { sendMessage, settleMessagesOnce } from '#api/platform/queue-messages.ts';
import { ProviderBusyError } from '../provider/provider.ts';
import { holdRefunds, refundCheckout, refundDuePayments } from './refund-due-payments.ts';

/** Wakes the queue's consumer; what is due is read from the database. */
const REFUNDS_DUE = { due: 'refunds' };

/** Starts the due refunds: the queue continues them step by step; without a queue, the sweep does. */
export async function startRefunds(ctx: Ctx): Promise<void> {
  if (await sendMessage(ctx, 'REFUNDS', REFUNDS_DUE)) return;
  await refundDuePayments(ctx);
}

/** Refunds one payment; after a rate limit, which does not count as a try, the queue or the sweep does. */
export async function startRefund(ctx: Ctx, checkoutId: string): Promise<void> {
  try {
    await refundCheckout(ctx, checkoutId);
  } catch (error) {
    if (!(error instanceof ProviderBusyError)) throw error;
    await sendMessage(ctx, 'REFUNDS', REFUNDS_DUE, await holdRefunds(ctx, error.retryAfterMs));
  }
}

/** Makes one batch of the due refunds and has the queue call for the next. */
export async function handleRefundMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await settleMessagesOnce(ctx, 'REFUNDS', messages, async () => (await refundDuePayments(ctx)).resumeMs);
}
