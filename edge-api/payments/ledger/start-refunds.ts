import type { Ctx } from '#api/platform/context.ts';
import { sendMessage } from '#api/platform/send-message.ts';
import { refundDuePayments } from './refund-due-payments.ts';

/** Begins the refunds that are due: the queue carries them on step by step; without one, the sweep does. */
export async function startRefunds(ctx: Ctx): Promise<void> {
  if (await sendMessage(ctx, 'REFUNDS', { due: 'refunds' })) return;
  await refundDuePayments(ctx);
}
