import { eq, lte, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { MINUTE_MS } from './rules.ts';
import { rateLimits } from './table.ts';

const KEY = 'model-calls';

/**
 * Reserves calls of the one budget that all selections share, and returns from when on they may be made (milliseconds):
 * after those that were reserved before, in the order of asking. Nothing is ever refused.
 */
export async function reserveCalls(ctx: Ctx, calls: number): Promise<number> {
  const now = ctx.now.getTime();
  const durationMs = Math.ceil((calls * MINUTE_MS) / ctx.settings.MODEL_CALLS_PER_MINUTE);
  const [reserved] = await ctx.db
    .insert(rateLimits)
    .values({ key: KEY, windowEndsAt: now + durationMs, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { windowEndsAt: sql`max(${rateLimits.windowEndsAt}, ${now}) + ${durationMs}` },
    })
    .returning({ endsAt: rateLimits.windowEndsAt });
  return (reserved?.endsAt ?? now + durationMs) - durationMs;
}

/** Claims work that only one may do at a time, for `ms` at most; returns false while another has it. */
export async function claimWork(ctx: Ctx, key: string, ms: number): Promise<boolean> {
  const now = ctx.now.getTime();
  const claimed = await ctx.db
    .insert(rateLimits)
    .values({ key, windowEndsAt: now + ms, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { windowEndsAt: sql`excluded.window_ends_at` },
      setWhere: lte(rateLimits.windowEndsAt, now),
    })
    .returning({ key: rateLimits.key });
  return claimed.length > 0;
}

/** Lets others claim work. */
export async function releaseWork(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.delete(rateLimits).where(eq(rateLimits.key, key));
}
