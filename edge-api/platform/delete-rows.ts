import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from './context.ts';

/** Deletes the rows that meet a condition; returns how many. */
export async function deleteRows({ db }: Ctx, table: SQLiteTable, condition: SQL): Promise<number> {
  const deleted = await db
    .delete(table)
    .where(condition)
    .returning({ one: sql`1` });
  return deleted.length;
}
