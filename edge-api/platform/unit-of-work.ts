import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from './context.ts';
import { listMessages } from './db.ts';
import { hasRow } from './conditions.ts';
import type { ApiError } from './errors.ts';

/** SQLite repeats this path in its error, in both D1 and libSQL. */
const CONFLICT = 'changed since it was read';
/** A try fails only when another write succeeds. */
const TRIES_MAX = 25;

/**
 * Runs a unit of work, which reads, decides and ends with a {@link commit}; again if what it read changed meanwhile.
 */
export async function runUnit<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new Error('what a unit of work reads kept changing');
}

/**
 * Runs statements in one batch, all or nothing, if the condition `unchanged` holds, and returns their results. D1 has no
 * interactive transactions, so the condition checks that what was read is unchanged.
 */
export async function commit<Items extends readonly BatchItem<'sqlite'>[]>(
  ctx: Ctx,
  unchanged: SQL | undefined,
  statements: readonly [...Items],
): Promise<BatchResponse<Items>> {
  const guard = ctx.db.select({ guard: whileUnchanged(unchanged, sql`1`) }).from(sql`(select 1)`);
  const [, ...results] = await ctx.db.batch([guard, ...statements]);
  return results;
}

/** Like {@link commit}, but throws `refusal` on a conflict, where a retry cannot help, such as for a used link. */
export function commitOrThrow<Items extends readonly BatchItem<'sqlite'>[]>(
  ctx: Ctx,
  refusal: () => ApiError,
  unchanged: SQL | undefined,
  statements: readonly [...Items],
): Promise<BatchResponse<Items>> {
  return commit(ctx, unchanged, statements).catch((error: unknown) => {
    throw isConflict(error) ? refusal() : error;
  });
}

/** Returns a value that fails its batch unless a condition holds: a guard without its own statement. */
export function whileUnchanged<Value>(unchanged: SQL | undefined, value: SQL<Value>): SQL<Value> {
  return sql`case when ${unchanged ?? sql`true`} then ${value} else json_extract('{}', ${CONFLICT}) end`;
}

/** Returns the condition that a row is unchanged: that one exists with these values, including its key. */
export function isUnchanged<Table extends SQLiteTable>(
  table: Table,
  known: Partial<Table['$inferSelect']>,
): SQL {
  const columns = new Map(Object.entries(getTableColumns(table)));
  const conditions = Object.entries(known).map(([name, value]) => {
    const column = columns.get(name);
    if (!column) throw new Error(`the table has no column ${name}`);
    return sql`${column} is ${sql.param(value, column)}`;
  });
  return hasRow(table, ...conditions);
}

/** Returns whether a {@link commit} failed because a condition did not hold; the text of a query does not count. */
export function isConflict(error: unknown): boolean {
  return listMessages(error).some((text) => !text.startsWith('Failed query: ') && text.includes(CONFLICT));
}
