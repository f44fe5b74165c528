import type { Ctx } from '../platform/context.ts';
import { rateLimited } from '../platform/errors.ts';

/** Seconds of the limiter's window (`[[ratelimits]]` in wrangler.toml). */
const WINDOW_SECONDS = 60;

/** Throws 429 for more events from one address than the platform's limiter allows; events never query the database. */
export async function enforceTrackingLimit(ctx: Ctx): Promise<void> {
  const { success } = await ctx.env.TRACKING_LIMITER.limit({ key: ctx.ip });
  if (success) return;
  ctx.log.warn('rate_limited', { rule: 'tracking' });
  throw rateLimited(WINDOW_SECONDS);
}
