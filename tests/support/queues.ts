import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { vi } from 'vitest';
import { handleQueue } from '#api/handle-queue.ts';
import { systemContext } from '#api/platform/context.ts';
import { DEAD_LETTERS, QUEUES, type QueueBinding } from '#api/platform/queue-rules.ts';
import { withParts } from './api.ts';

type Sent = { readonly body: unknown; readonly delaySeconds: number };

/** Creates an environment with one queue, whose messages wait in `sent` until they are delivered. */
export function createQueueEnv(queue: QueueBinding, settings: Readonly<Record<string, string>> = {}) {
  const sent: Sent[] = [];
  const send = (body: unknown, { delaySeconds = 0 }: QueueSendOptions = {}) => {
    // Messages are serialized on their way.
    sent.push({ body: JSON.parse(JSON.stringify(body)), delaySeconds });
    return Promise.resolve();
  };
  const under: Env = withParts({ [queue]: { send }, ...settings });
  return { under, sent };
}

/** Creates an environment in which mails and messages of the provider wait on queues, as in production. */
export function createProductionQueues() {
  const [webhooks, mails] = [createQueueEnv('WEBHOOKS'), createQueueEnv('MAILS')];
  const under: Env = Object.assign(webhooks.under, { MAILS: mails.under.MAILS });
  return { under, messages: webhooks.sent };
}

/** Delivers messages to the consumer in one batch, named by their position; returns the result of each. */
export async function deliverMessages(
  queue: QueueBinding | 'DEAD_LETTERS',
  under: Env,
  bodies: readonly unknown[],
  { now = new Date(), attempts = 1 } = {},
) {
  const messages = bodies.map((body, at) => ({ id: String(at), timestamp: now, attempts, body }));
  const batch = createMessageBatch(queue === 'DEAD_LETTERS' ? DEAD_LETTERS : QUEUES[queue], messages);
  // The batch does not record the delay of a retry.
  const retries = batch.messages.map((message) => ({ id: message.id, retry: vi.spyOn(message, 'retry') }));
  const context = createExecutionContext();
  await handleQueue(
    systemContext(
      under,
      () => now,
      (work) => context.waitUntil(work),
    ),
    batch,
  );
  const { explicitAcks } = await getQueueResult(batch, context);
  const retried = retries.flatMap(({ id, retry }) =>
    retry.mock.calls.map(([options]) => ({ id, delaySeconds: options?.delaySeconds })),
  );
  return { acked: explicitAcks.toSorted(), retried };
}
