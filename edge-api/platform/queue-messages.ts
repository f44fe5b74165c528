import type { Ctx } from './context.ts';
import { countFailure } from './count-failure.ts';
import { errorMessage } from './log.ts';
import { toDelaySeconds, getMessageRetryMs, type QueueBinding } from './queue-rules.ts';

/** What fails where a message of a queue does. */
const FAILURES = { WEBHOOKS: 'webhooks', MAILS: 'mails', REFUNDS: 'refunds' } as const;

/** Puts a message on a queue, delayed by `delayMs`; false where it accepts none, and the caller does the work. */
export async function sendMessage(
  ctx: Ctx,
  queue: QueueBinding,
  body: unknown,
  delayMs = 0,
): Promise<boolean> {
  if (!(queue in ctx.env)) return false;
  try {
    await ctx.env[queue].send(body, { contentType: 'json', delaySeconds: toDelaySeconds(delayMs) });
    return true;
  } catch (error) {
    ctx.log.error('queue_failed', { queue, reason: errorMessage(error) });
    countFailure(ctx, 'queues');
    return false;
  }
}

/** Does a message's work and acknowledges it. Work that returns milliseconds wants to go on after them: the message
 * is sent again, which does not count as a try. Work that throws is tried again, this message alone.
 */
export async function settleMessage(
  ctx: Ctx,
  queue: QueueBinding,
  message: Message,
  work: () => Promise<number | undefined>,
): Promise<void> {
  try {
    const resumeMs = await work();
    if (resumeMs === undefined || (await sendMessage(ctx, queue, message.body, resumeMs))) message.ack();
    else message.retry({ delaySeconds: toDelaySeconds(resumeMs) });
  } catch (error) {
    const { id, attempts } = message;
    ctx.log.warn('message_failed', { queue, message: id, attempts, reason: errorMessage(error) });
    countFailure(ctx, FAILURES[queue]);
    message.retry({ delaySeconds: toDelaySeconds(getMessageRetryMs(attempts)) });
  }
}

/** Does the work of messages that all ask for the same, once: the first of them stands for the others. */
export async function settleMessagesOnce(
  ctx: Ctx,
  queue: QueueBinding,
  [first, ...others]: readonly Message[],
  work: () => Promise<number | undefined>,
): Promise<void> {
  if (first) await settleMessage(ctx, queue, first, work);
  for (const message of others) message.ack();
}
