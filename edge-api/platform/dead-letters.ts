import type { Ctx } from './context.ts';
import { countFailure } from './count-failure.ts';
import { sendMessage } from './queue-messages.ts';
import { isQueueBinding, type QueueBinding } from './queue-rules.ts';
import { isRecord } from './rules.ts';

const REPLAYS_MAX = 250;

/** Stores messages that their queues gave up in the bucket, until the operator has them replayed. */
export async function storeDeadLetters(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  for (const message of messages) {
    const { id, body } = message;
    const queue = findQueue(body);
    await ctx.env.MEDIA.put(`dead-letters/${queue}/${id}`, JSON.stringify(body));
    ctx.log.error('message_given_up', { queue, message: id });
    countFailure(ctx, 'dead_letters');
    message.ack();
  }
}

/** Infers a message's queue, which Cloudflare does not pass on, from its `due`. */
function findQueue(body: unknown): QueueBinding {
  const due = isRecord(body) ? body['due'] : undefined;
  if (due === 'mails') return 'MAILS';
  return due === 'refunds' ? 'REFUNDS' : 'WEBHOOKS';
}

/** Marks a queue's dead letters, so that the next sweep replays them. Returns how many there are. */
export async function requestReplay(bucket: R2Bucket, queue: QueueBinding): Promise<number> {
  let count = 0;
  let page: R2Objects;
  do {
    page = await bucket.list({ prefix: `dead-letters/${queue}/` });
    for (const { key } of page.objects) {
      const file = await bucket.get(key);
      if (file) await bucket.put(key.replace('dead-letters/', 'replay/'), await file.text());
      await bucket.delete(key);
    }
    count += page.objects.length;
  } while (page.truncated);
  return count;
}

/** Sends messages that the operator has marked to their queues again. Returns how many. */
export async function replayMessages(ctx: Ctx): Promise<number> {
  const { MEDIA: bucket } = ctx.env;
  const { objects } = await bucket.list({ prefix: 'replay/', limit: REPLAYS_MAX });
  let count = 0;
  for (const { key } of objects) {
    const [, queue = ''] = key.split('/');
    const file = await bucket.get(key);
    if (!file || !isQueueBinding(queue) || !(await sendMessage(ctx, queue, await file.json()))) continue;
    await bucket.delete(key);
    count += 1;
  }
  return count;
}
