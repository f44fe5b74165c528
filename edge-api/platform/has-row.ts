import { and, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Returns the condition that a table has a row which meets these conditions. */
export function hasRow(table: SQLiteTable, ...conditions: readonly (SQL | undefined)[]): SQL {
  return sql`exists (select 1 from ${table} where ${and(...conditions)})`;
}
