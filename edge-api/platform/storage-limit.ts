import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from './context.ts';
import { rateLimited } from './errors.ts';
import { getRetryAfter } from './limit-rules.ts';
import { SECOND_MS, type LocalizedText } from './rules.ts';
import type { Limit } from './settings.ts';

type StorageLimit = {
  readonly table: SQLiteTable;
  readonly owner: SQLiteColumn;
  readonly createdAt: SQLiteColumn;
  readonly measure?: SQL;
  readonly limit: Limit;
  /** Names in the refusal what there was too much of. */
  readonly reason: LocalizedText;
};

/**
 * Returns the condition, for the commit that stores it, that a person has room for `added` more. If there is no room
 * now, throws 429 with the seconds until the oldest of what they stored no longer counts.
 */
export async function requireRoom(
  ctx: Ctx,
  { table, owner, createdAt, measure = count(), limit, reason }: StorageLimit,
  personId: string,
  added = 1,
): Promise<SQL> {
  const now = ctx.now.getTime();
  const windowMs = limit.seconds * SECOND_MS;
  const isRecent = and(eq(owner, personId), gt(createdAt, new Date(now - windowMs)));
  const amount = sql<number>`coalesce(${measure}, 0)`;
  const [stored] = await ctx.db
    .select({ amount, oldest: sql<number | null>`min(${createdAt})` })
    .from(table)
    .where(isRecent);
  if (stored && stored.amount + added > limit.count) {
    ctx.log.warn('storage_limited', { reason: reason.en });
    throw rateLimited(getRetryAfter((stored.oldest ?? now) + windowMs, now), reason);
  }
  return sql`(select ${amount} from ${table} where ${isRecent}) + ${added} <= ${limit.count}`;
}
