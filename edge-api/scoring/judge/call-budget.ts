import { sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { rateLimits } from '#api/platform/table.ts';

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
