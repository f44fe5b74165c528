import { handleRefundMessages, handleWebhookMessages } from './payments/index.ts';
import type { Ctx } from './platform/context.ts';
import { storeDeadLetters } from './platform/dead-letters.ts';
import { DEAD_LETTERS, QUEUES } from './platform/queue-rules.ts';
import { handleMailMessages } from './platform/send-mails.ts';

/** Handles a batch of messages of one of the queues. */
export async function handleQueue(ctx: Ctx, { queue, messages }: MessageBatch): Promise<void> {
  switch (queue) {
    case QUEUES.WEBHOOKS:
      return handleWebhookMessages(ctx, messages);
    case QUEUES.REFUNDS:
      return handleRefundMessages(ctx, messages);
    case QUEUES.MAILS:
      return handleMailMessages(ctx, messages);
    case DEAD_LETTERS:
      return storeDeadLetters(ctx, messages);
    default:
      throw new Error(`nothing handles messages of ${queue}`);
  }
}
