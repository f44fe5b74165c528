import type { Ctx } from '../platform/context.ts';
import type { TrackingEvent } from './contract.ts';
import { stripQuery } from './rules.ts';

/**
 * Writes one event to Analytics Engine, or to the log where there is none. The order of the columns is part of the
 * stored data (edge-api/README.md): add at the end. Of the person only the account's id is stored.
 */
export function recordEvent(ctx: Ctx, input: TrackingEvent): void {
  const { event, category = '', action = '', label = '', value = 0, sessionId = '', metadata } = input;
  const page = stripQuery(input.page ?? '');
  const userId = ctx.actor.kind === 'person' ? ctx.actor.person.id : '';
  const timestamp = input.timestamp ?? ctx.now.toISOString();
  const details = metadata ? JSON.stringify(metadata) : '';
  if (!('TRACKING' in ctx.env)) {
    ctx.log.info('tracking', { tracked: { ...input, page, userId, timestamp } });
    return;
  }
  ctx.env.TRACKING.writeDataPoint({
    indexes: [event],
    blobs: [event, category, action, label, page, timestamp, sessionId, userId, details],
    doubles: [value],
  });
}
