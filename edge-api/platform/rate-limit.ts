import { lt, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { sha256 } from './digest.ts';
import { rateLimited } from './errors.ts';
import { getRetryAfter, getWindowEnd } from './limit-rules.ts';
import type { Limit } from './settings.ts';
import { rateLimits } from './table.ts';

/**
 * Counts one attempt of `who` under `rule`. Throws 429 with the seconds to wait once the limit of the current window
 * is used up. One atomic statement, so that the limit holds across isolates and in parallel.
 */
export async function enforceRateLimit(ctx: Ctx, rule: string, who: string, limit: Limit): Promise<void> {
  const now = ctx.now.getTime();
  const fresh = getWindowEnd(limit, now);
  // The address itself is not stored.
  const key = `${rule}:${sha256(who).slice(0, 32)}`;
  const isExpired = sql`${rateLimits.windowEndsAt} <= ${now}`;
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key, windowEndsAt: fresh, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isExpired} then ${fresh} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.count) return;
  ctx.log.warn('rate_limited', { rule });
  throw rateLimited(getRetryAfter(row.windowEndsAt, now));
}

/** Deletes counters whose window is over; returns how many. */
export async function pruneRateLimits(ctx: Ctx): Promise<number> {
  const deleted = await ctx.db
    .delete(rateLimits)
    .where(lt(rateLimits.windowEndsAt, ctx.now.getTime()))
    .returning({ key: rateLimits.key });
  return deleted.length;
}
