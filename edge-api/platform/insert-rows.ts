import { getTableColumns, is, sql, SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './db.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns rows as a table `rows` for a statement. They take one parameter, because D1 allows at most 100. */
export const toRowsTable = (rows: readonly Row[]): SQL => sql`json_each(${JSON.stringify(rows)}) as rows`;

/** Returns the expression for a field of the rows in a statement that reads {@link toRowsTable}. */
export const toField = (name: string): SQL => sql`rows.value ->> ${sql.raw(`'$.${name}'`)}`;

/** Converts a row to column names and stored values, and leaves out nulls. */
export function toStoredRow(table: SQLiteTable, row: Row): Row {
  const fields = new Map<string, unknown>();
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value: unknown = row[name] ?? (is(column.default, SQL) ? null : column.default) ?? null;
    if (value !== null) fields.set(column.name, column.mapToDriverValue(value));
  }
  return Object.fromEntries(fields);
}

/**
 * Returns the statement that inserts all rows if `condition` holds. D1 has no interactive transactions, so this is how
 * a batch's inserts depend on what was read before.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  condition = sql`true`,
) {
  const fields = Object.values(getTableColumns(table)).map((column) => {
    const field = toField(column.name);
    return is(column.default, SQL) ? sql`coalesce(${field}, ${column.default})` : field;
  });
  const stored = toRowsTable(rows.map((row) => toStoredRow(table, row)));
  // Without a condition, SQLite would parse the following `on conflict` as part of a join.
  return db.insert(table).select(sql`select ${sql.join(fields, sql`, `)} from ${stored} where ${condition}`);
}
