import type { Ctx } from './context.ts';
import { errorMessage } from './log.ts';
import { toDelaySeconds, type QueueBinding } from './queue-rules.ts';

/**
 * Puts a message on a queue, where it arrives after `delayMs` at the earliest. Returns false where the queue is not
 * bound or accepts nothing: the caller does the work itself.
 */
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
    return false;
  }
}
