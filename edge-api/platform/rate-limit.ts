import { lt, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { sha256 } from './digest.ts';
import { rateLimited } from './errors.ts';
import { getRetryAfter, getWindowEnd } from './limit-rules.ts';
import type { Limit } from './settings.ts';
import { rateLimits } from './table.ts';

/** One attempt of `who` under `rule`. */
export type Attempt = { readonly rule: string; readonly who: string; readonly limit: Limit };

/**
 * Counts one attempt of `who` under `rule`. Throws 429 with the seconds to wait once the limit of the current window
 * is used up.
 */
export async function enforceRateLimit(ctx: Ctx, rule: string, who: string, limit: Limit): Promise<void> {
  await enforceRateLimits(ctx, [{ rule, who, limit }]);
}

/** Counts an attempt under each rule in turn, up to the first whose limit is used up, for which it throws 429. */
export async function enforceRateLimits(ctx: Ctx, attempts: readonly Attempt[]): Promise<void> {
  const { statement, requireRoom } = countAttempts(ctx, attempts);
  requireRoom(await statement);
}

/**
 * Returns the statement of {@link enforceRateLimits}, for the batch of what else a call does first, and the check of
 * its rows; `hasRoom` is the same check for the statements after it. It is one atomic statement, so that the limits hold
 * across isolates and in parallel.
 */
export function countAttempts(ctx: Ctx, attempts: readonly Attempt[]) {
  const now = ctx.now.getTime();
  // The address itself is not stored.
  const counters = attempts.map((attempt) => ({
    ...attempt,
    key: `${attempt.rule}:${sha256(attempt.who).slice(0, 32)}`,
  }));
  const isUsedUp = ({ key, limit }: (typeof counters)[number]): SQL =>
    sql`exists (select 1 from ${rateLimits} where ${rateLimits.key} = ${key}
      and ${rateLimits.windowEndsAt} > ${now} and ${rateLimits.count} >= ${limit.count})`;
  const rows = counters.map(({ key, limit }, at) => {
    const hasRoom = counters.slice(0, at).map((earlier) => sql` and not ${isUsedUp(earlier)}`);
    return sql`select ${key}, ${getWindowEnd(limit, now)}, 1 where true${sql.join(hasRoom)}`;
  });
  const isExpired = sql`${rateLimits.windowEndsAt} <= ${now}`;
  const statement = ctx.db
    .insert(rateLimits)
    .select(sql.join(rows, sql` union all `))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isExpired} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  const requireRoom = (counted: readonly (typeof rateLimits.$inferSelect)[]): void => {
    for (const { key, rule, limit } of counters) {
      const row = counted.find((each) => each.key === key);
      if (!row || row.count <= limit.count) continue;
      ctx.log.warn('rate_limited', { rule });
      throw rateLimited(getRetryAfter(row.windowEndsAt, now));
    }
  };
  const isOver = counters.map(
    ({ key, limit }) => sql`exists (select 1 from ${rateLimits} where ${rateLimits.key} = ${key}
      and ${rateLimits.count} > ${limit.count})`,
  );
  const hasRoom = sql`not (${sql.join(isOver, sql` or `)})`;
  return { statement, hasRoom, requireRoom };
}

/** Deletes counters whose window is over; returns how many. */
export async function pruneRateLimits(ctx: Ctx): Promise<number> {
  const deleted = await ctx.db
    .delete(rateLimits)
    .where(lt(rateLimits.windowEndsAt, ctx.now.getTime()))
    .returning({ key: rateLimits.key });
  return deleted.length;
}
