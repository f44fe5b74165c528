import type { Ctx } from '../platform/context.ts';
import { rateLimited } from '../platform/errors.ts';
import { toNetwork } from '../platform/rate-limit.ts';
import type { TrackingEvent } from './contract.ts';
import { stripQuery } from './rules.ts';

/**
 * Writes an event to Analytics Engine, or to the log if there is none. The order of the columns is part of the stored
 * data (edge-api/README.md): append new ones. Only the account's id is stored of the person.
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

/** Seconds of the limiter's window (`[[ratelimits]]` in wrangler.toml). */
const WINDOW_SECONDS = 60;

/** Throws 429 for more events from one network than the platform's limiter allows; never queries the database. */
export async function enforceTrackingLimit(ctx: Ctx): Promise<void> {
  const { success } = await ctx.env.TRACKING_LIMITER.limit({ key: toNetwork(ctx.ip) });
  if (success) return;
  ctx.log.warn('rate_limited', { rule: 'tracking' });
  throw rateLimited(WINDOW_SECONDS);
}
