import type { Ctx } from '../platform/context.ts';
import { rateLimited } from '../platform/errors.ts';

/** Seconds of the limiter's window (`[[ratelimits]]` in wrangler.toml). */
const WINDOW_SECONDS = 60;

/** One event of an address; throws 429 past the limit. The platform counts, since an event costs no look at the database. */
export async function enforceTrackingLimit(ctx: Ctx): Promise<void> {
  const { success } = await ctx.env.TRACKING_LIMITER.limit({ key: ctx.ip });
  if (success) return;
  ctx.log.warn('rate_limited', { rule: 'tracking' });
  throw rateLimited(WINDOW_SECONDS);
}
