import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Returns the condition that a table has a row that meets these conditions. */
export function hasRow(table: SQLiteTable, ...conditions: readonly (SQL | undefined)[]): SQL {
  return sql`exists (select 1 from ${table} where ${and(...conditions)})`;
}

/** Returns the condition that a column has one of many values, as one parameter: D1 allows at most 100. */
export function inList(column: SQLWrapper, values: readonly (string | number)[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
