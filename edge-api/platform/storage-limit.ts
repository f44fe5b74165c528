import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from './context.ts';
import { rateLimited } from './errors.ts';
import { getRetryAfter } from './limit-rules.ts';
import { SECOND_MS, type LocalizedText } from './rules.ts';
import type { Limit } from './settings.ts';

/** How much one person stores within a time: rows, or what `measure` adds up of them. */
type StorageLimit = {
  readonly table: SQLiteTable;
  readonly owner: SQLiteColumn;
  readonly createdAt: SQLiteColumn;
  readonly measure?: SQL;
  readonly limit: Limit;
  /** The name of what there was too much of, in a refusal. */
  readonly reason: LocalizedText;
};

/**
 * Returns the condition that a person still has room for `added` more, for the commit that stores it. Throws 429 with the
 * seconds until the oldest of what they stored no longer counts, unless there is room now.
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
