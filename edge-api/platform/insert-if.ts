import { getTableColumns, is, sql, SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './db.ts';

/**
 * Returns a statement that inserts one row only if `condition` holds: D1 has no interactive transactions, so this is
 * how a batch's inserts depend on what was read before it.
 */
export function insertIf<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  row: { readonly [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL },
  condition: SQL,
) {
  const rowValues = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = rowValues.get(name) ?? column.default ?? null;
    if (value === null) return sql`null`;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`);
}
