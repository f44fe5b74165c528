import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from './context.ts';
import { rateLimited } from './errors.ts';
import { getRetryAfter, getWindowEnd, getWindowStart } from './limit-rules.ts';
import type { LocalizedText } from './rules.ts';
import type { Limit } from './settings.ts';

/** How much one person stores within a time: rows, or what `measure` adds up of them. */
export type StorageLimit = {
  readonly table: SQLiteTable;
  readonly owner: SQLiteColumn;
  readonly createdAt: SQLiteColumn;
  readonly measure?: SQL;
  readonly limit: Limit;
  /** The name of what there was too much of, in a refusal. */
  readonly reason: LocalizedText;
};

/** Returns the condition that a person may store `added` more, for {@link insertIf}: it holds in parallel as well. */
export function hasRoom(ctx: Ctx, rule: StorageLimit, personId: string, added = 1): SQL {
  const { table, measure = sql`count(*)`, limit } = rule;
  return sql`(select coalesce(${measure}, 0) from ${table} where ${isRecent(ctx, rule, personId)}) + ${added}
    <= ${limit.count}`;
}

/** Throws 429 with the seconds until the oldest of what a person stored no longer counts, unless there is room. */
export async function requireRoom(ctx: Ctx, rule: StorageLimit, personId: string, added = 1): Promise<void> {
  const { table, createdAt, measure = sql`count(*)`, limit, reason } = rule;
  const [stored] = await ctx.db
    .select({ amount: sql<number>`coalesce(${measure}, 0)`, oldest: sql<number | null>`min(${createdAt})` })
    .from(table)
    .where(isRecent(ctx, rule, personId));
  if (!stored || stored.amount + added <= limit.count) return;
  ctx.log.warn('storage_limited', { reason: reason.en });
  const now = ctx.now.getTime();
  throw rateLimited(getRetryAfter(getWindowEnd(limit, stored.oldest ?? now), now), { reason });
}

function isRecent(ctx: Ctx, { owner, createdAt, limit }: StorageLimit, personId: string): SQL {
  return sql`${owner} = ${personId} and ${createdAt} > ${getWindowStart(limit, ctx.now.getTime())}`;
}
