import type { Ctx } from '#api/platform/context.ts';
import { sendMessage } from '#api/platform/send-message.ts';
import { refundDuePayments } from './refund-due-payments.ts';

/** Wakes the queue's consumer; the database knows what is due. */
export const REFUNDS_DUE = { due: 'refunds' };

/** Starts the refunds that are due: the queue continues them step by step; without one, the sweep does. */
export async function startRefunds(ctx: Ctx): Promise<void> {
  if (await sendMessage(ctx, 'REFUNDS', REFUNDS_DUE)) return;
  await refundDuePayments(ctx);
}
