import { lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { deleteRows } from './delete-rows.ts';
import { sha256 } from './digest.ts';
import { rateLimited } from './errors.ts';
import { getRetryAfter } from './limit-rules.ts';
import { SECOND_MS } from './rules.ts';
import type { Limit } from './settings.ts';
import { rateLimits } from './table.ts';

/**
 * One attempt of `who` under `rule`. An `isShared` source, such as a network, may be used by many people: beyond its
 * limit, a person who passes a check may continue.
 */
export type Attempt = {
  readonly rule: string;
  readonly who: string;
  readonly limit: Limit;
  readonly isShared?: boolean;
};

/** Counts one attempt of `who` under `rule`; throws 429 once the limit of the current window is used up. */
export async function enforceRateLimit(ctx: Ctx, rule: string, who: string, limit: Limit): Promise<void> {
  await enforceRateLimits(ctx, [{ rule, who, limit }]);
}

/** Counts one attempt from the caller's network like {@link enforceRateLimit}, unless the caller has passed a check. */
export async function enforceNetworkLimit(ctx: Ctx, rule: string, limit: Limit): Promise<void> {
  await enforceRateLimits(ctx, [toNetworkAttempt(ctx, rule, limit)]);
}

export function toNetworkAttempt({ ip }: Ctx, rule: string, limit: Limit): Attempt {
  return { rule, who: toNetwork(ip), limit, isShared: true };
}

/** Counts an attempt under each rule in turn; stops at the first rule whose limit is used up and throws 429. */
export async function enforceRateLimits(ctx: Ctx, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.every((attempt) => isWaived(ctx, attempt))) return;
  const { statement, requireRoom } = countAttempts(ctx, attempts);
  requireRoom(await statement);
}

/**
 * Returns the statement of {@link enforceRateLimits}, for a call's first batch, and the function that checks its rows.
 * It is one atomic statement, so that the limits hold across isolates and concurrent requests.
 */
export function countAttempts(ctx: Ctx, attempts: readonly Attempt[]) {
  const now = ctx.now.getTime();
  const counters = attempts
    .filter((attempt) => !isWaived(ctx, attempt))
    .map((attempt) => ({ ...attempt, key: toKey(attempt) }));
  const isUsedUp = ({ key, limit }: (typeof counters)[number]): SQL =>
    sql`exists (select 1 from ${rateLimits} where ${rateLimits.key} = ${key}
      and ${rateLimits.windowEndsAt} > ${now} and ${rateLimits.count} >= ${limit.count})`;
  const rows = counters.map(({ key, limit }, at) => {
    const hasRoom = counters.slice(0, at).map((earlier) => sql` and not ${isUsedUp(earlier)}`);
    return sql`select ${key}, ${now + limit.seconds * SECOND_MS}, 1 where true${sql.join(hasRoom)}`;
  });
  const isExpired = lte(rateLimits.windowEndsAt, now);
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
    for (const { key, rule, who, limit, isShared } of counters) {
      const row = counted.find((each) => each.key === key);
      if (!row) continue;
      const isUsedUp = row.count > limit.count;
      // Only the owner of an address may know how often others have tried it.
      const isOwn = isShared === true || (ctx.actor.kind === 'person' && ctx.actor.person.id === who);
      if (isOwn || isUsedUp) ctx.quotas.push({ rule, ...limit, used: row.count, endsAt: row.windowEndsAt });
      if (!isUsedUp) continue;
      ctx.log.warn('rate_limited', { rule });
      const challenge = isShared ? getChallenge(ctx) : undefined;
      throw rateLimited(getRetryAfter(row.windowEndsAt, now), undefined, challenge);
    }
  };
  return { statement, requireRoom };
}

/** Returns the number of attempts counted in the current window, for a statement's condition. */
export function selectUsed(ctx: Ctx, attempt: Attempt): SQL {
  return sql`coalesce((select ${rateLimits.count} from ${rateLimits} where ${rateLimits.key} = ${toKey(attempt)}
    and ${rateLimits.windowEndsAt} > ${ctx.now.getTime()}), 0)`;
}

function toKey({ rule, who }: Attempt): string {
  return `${rule}:${sha256(who).slice(0, 32)}`;
}

const isWaived = ({ isHuman }: Ctx, { isShared }: Attempt) => isShared === true && isHuman === true;

/** Returns the check that lifts a shared limit for a request, if one is set up. */
function getChallenge({ settings: { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } }: Ctx) {
  return TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY ? { turnstile: TURNSTILE_SITE_KEY } : undefined;
}

/** Deletes counters whose window has ended; returns how many. */
export function pruneRateLimits(ctx: Ctx): Promise<number> {
  return deleteRows(ctx, rateLimits, lt(rateLimits.windowEndsAt, ctx.now.getTime()));
}

const GROUPS = 8;

/**
 * Returns the network of a caller's address, which limits count: an IPv4 address itself, an IPv6 address as its /64,
 * because one household or server has that many. Anything else is returned unchanged.
 */
export function toNetwork(ip: string): string {
  const address = ip.toLowerCase();
  if (!address.includes(':')) return address;
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (mapped.includes('.')) return mapped;
  const [first = [], last = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const prefix = [...first, ...zeros, ...last].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
