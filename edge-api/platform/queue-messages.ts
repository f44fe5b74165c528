import type { Ctx } from './context.ts';
import { countFailure } from './count-failure.ts';
import { errorMessage } from './log.ts';
import { toDelaySeconds, getMessageRetryMs, type QueueBinding } from './queue-rules.ts';

/** The kind of failure that a queue's failed message counts as. */
const FAILURES = { WEBHOOKS: 'webhooks', MAILS: 'mails', REFUNDS: 'refunds' } as const;

/** Sends a message to a queue, delayed by `delayMs`; returns false if there is none and the caller must do the work. */
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

/**
 * Does a message's work and acknowledges it. Work that returns milliseconds continues after them: the message is sent
 * again, which is no retry. If the work throws, only this message is retried.
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

/** Does the work once for messages that all ask for the same; the first stands for the others. */
export async function settleMessagesOnce(
  ctx: Ctx,
  queue: QueueBinding,
  [first, ...others]: readonly Message[],
  work: () => Promise<number | undefined>,
): Promise<void> {
  if (first) await settleMessage(ctx, queue, first, work);
  for (const message of others) message.ack();
}
