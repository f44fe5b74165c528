import { handleRefundMessages, handleWebhookMessages } from './payments/index.ts';
import type { Ctx } from './platform/context.ts';
import { handleMailMessages } from './platform/handle-mail-messages.ts';
import { QUEUES } from './platform/queue-rules.ts';

/** Handles a batch of messages of one of the queues. Returns whether it may have changed what everyone sees. */
export async function handleQueue(ctx: Ctx, { queue, messages }: MessageBatch): Promise<boolean> {
  switch (queue) {
    case QUEUES.WEBHOOKS:
      await handleWebhookMessages(ctx, messages);
      return true;
    case QUEUES.REFUNDS:
      await handleRefundMessages(ctx, messages);
      return true;
    case QUEUES.MAILS:
      await handleMailMessages(ctx, messages);
      return false;
    default:
      throw new Error(`nothing handles messages of ${queue}`);
  }
}
