import { and, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { MINUTE_MS } from './rules.ts';
import { rateLimits } from './table.ts';

const KEY = 'model-calls';
/** Prefix of the keys of waiting callers, which sort by urgency. */
const WAITING = 'model-turn:';
/** How early a caller may take its turn, so that no capacity is lost while it wakes up. */
const AHEAD_MS = 2000;
/** How long a caller keeps its place after it should have asked again. */
const ABSENT_MS = MINUTE_MS;

const toDuration = (ctx: Ctx, calls: number) =>
  Math.ceil((calls * MINUTE_MS) / ctx.settings.MODEL_CALLS_PER_MINUTE);

/** Reserves calls from the budget that all selections share; returns from when, in milliseconds, they may be made. */
export async function reserveCalls(ctx: Ctx, calls: number): Promise<number> {
  const startsAt = await reserveIf(ctx, calls, sql`true`);
  return startsAt ?? ctx.now.getTime();
}

async function reserveIf(ctx: Ctx, calls: number, setWhere: SQL): Promise<number | undefined> {
  const now = ctx.now.getTime();
  const durationMs = toDuration(ctx, calls);
  const [reserved] = await ctx.db
    .insert(rateLimits)
    .values({ key: KEY, windowEndsAt: now + durationMs, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { windowEndsAt: sql`max(${rateLimits.windowEndsAt}, ${now}) + ${durationMs}` },
      setWhere,
    })
    .returning({ endsAt: rateLimits.windowEndsAt });
  return reserved ? reserved.endsAt - durationMs : undefined;
}

/**
 * Takes a turn from the budget, or else a place in its queue, which is sorted by `urgency` instead of time of arrival.
 * Returns when the calls may be made, in milliseconds; if `isTaken` is false, when to ask again.
 */
export async function takeTurn(ctx: Ctx, urgency: string, calls: number) {
  const now = ctx.now.getTime();
  const key = WAITING + urgency;
  const isMoreUrgent = and(
    gt(rateLimits.key, WAITING),
    lt(rateLimits.key, key),
    gt(rateLimits.windowEndsAt, now),
  );
  const [before] = await ctx.db
    .select({ calls: sql<number>`total(${rateLimits.count})` })
    .from(rateLimits)
    .where(isMoreUrgent);
  const earlier = before?.calls ?? 0;
  const isFree = lte(rateLimits.windowEndsAt, now + AHEAD_MS);
  const taken = earlier === 0 ? await reserveIf(ctx, calls, isFree) : undefined;
  if (taken !== undefined) {
    await releaseWork(ctx, key);
    return { startsAt: taken, isTaken: true };
  }
  const [budget] = await ctx.db
    .select({ endsAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, KEY));
  const freeAt = Math.max(now, (budget?.endsAt ?? 0) - AHEAD_MS);
  const startsAt = freeAt + toDuration(ctx, earlier);
  const waiting = { windowEndsAt: startsAt + ABSENT_MS, count: calls };
  await ctx.db
    .insert(rateLimits)
    .values({ key, ...waiting })
    .onConflictDoUpdate({ target: rateLimits.key, set: waiting });
  return { startsAt, isTaken: false };
}

/** Claims work that only one caller may do at a time, for at most `ms`; returns false while another holds it. */
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

/** Releases a claim of {@link claimWork}. */
export async function releaseWork(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.delete(rateLimits).where(eq(rateLimits.key, key));
}
