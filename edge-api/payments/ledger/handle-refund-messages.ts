import type { Ctx } from '#api/platform/context.ts';
import { settleMessagesOnce } from '#api/platform/settle-message.ts';
import { refundDuePayments } from './refund-due-payments.ts';

/** Makes one step of the refunds that are due, and has the queue call for the next one. */
export async function handleRefundMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await settleMessagesOnce(ctx, 'REFUNDS', messages, async () => (await refundDuePayments(ctx)).resumeMs);
}
