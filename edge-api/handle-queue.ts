import { sendAllDueDeliveries, WAKE_UP } from './contact/index.ts';
import { handleRefundMessages, handleWebhookMessages } from './payments/index.ts';
import type { Ctx } from './platform/context.ts';
import { storeDeadLetters } from './platform/dead-letters.ts';
import { settleMessagesOnce } from './platform/queue-messages.ts';
import { DEAD_LETTERS, QUEUES } from './platform/queue-rules.ts';
import { isRecord } from './platform/rules.ts';
import { handleMailMessages } from './platform/send-mails.ts';

/** Handles a batch of one queue's messages. */
export async function handleQueue(ctx: Ctx, { queue, messages }: MessageBatch): Promise<void> {
  switch (queue) {
    case QUEUES.WEBHOOKS:
      return handleWebhooks(ctx, messages);
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

/** Handles the provider's messages and, in parallel, wake-ups for messages to charities' systems. */
async function handleWebhooks(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  const isWakeUp = ({ body }: Message) => isRecord(body) && body['due'] === WAKE_UP.due;
  await Promise.all([
    handleWebhookMessages(
      ctx,
      messages.filter((message) => !isWakeUp(message)),
    ),
    settleMessagesOnce(ctx, 'WEBHOOKS', messages.filter(isWakeUp), async () => {
      await sendAllDueDeliveries(ctx);
      return undefined;
    }),
  ]);
}
