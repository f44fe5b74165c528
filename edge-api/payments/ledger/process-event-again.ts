import type { Ctx } from '#api/platform/context.ts';
import { ApiError } from '#api/platform/errors.ts';
import { retrieveEvent } from '../provider/provider.ts';
import { isEventId, MESSAGE_UNKNOWN, type EventOutcome } from '../rules.ts';
import { handleEvent } from './handle-event.ts';

/**
 * Asks the provider for an event again and handles it: one that has counted already does not count twice. Throws 409 when
 * the provider does not know it, and 502 when it cannot be asked.
 */
export async function processEventAgain(ctx: Ctx, id: string): Promise<EventOutcome> {
  const event = isEventId(id) ? await retrieveEvent(ctx, id) : undefined;
  if (!event) throw new ApiError(409, 'conflict', MESSAGE_UNKNOWN);
  const outcome = await handleEvent(ctx, event);
  ctx.log.info('message_processed_again', { message: id, outcome });
  return outcome;
}
