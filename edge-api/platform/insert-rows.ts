import { getTableColumns, is, sql, SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './db.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns rows as the table `rows` of a statement: one parameter, where D1 takes at most a hundred. */
export const toRowsTable = (rows: readonly Row[]): SQL => sql`json_each(${JSON.stringify(rows)}) as rows`;

/** Returns what a field of the rows is called in a statement that reads {@link toRowsTable}. */
export const toField = (name: string): SQL => sql`rows.value ->> ${sql.raw(`'$.${name}'`)}`;

/** Returns a row of a table by the names of its columns, as the database stores them; what is null is missing. */
export function toStoredRow(table: SQLiteTable, row: Row): Row {
  const fields = new Map<string, unknown>();
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value: unknown = row[name] ?? (is(column.default, SQL) ? null : column.default) ?? null;
    if (value !== null) fields.set(column.name, column.mapToDriverValue(value));
  }
  return Object.fromEntries(fields);
}

/**
 * Returns the statement that inserts rows, all while `condition` holds: D1 has no interactive transactions, so this is how
 * a batch's inserts depend on what was read before it.
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
  // Without a condition, SQLite would take the next words, about a conflict, for a join's.
  return db.insert(table).select(sql`select ${sql.join(fields, sql`, `)} from ${stored} where ${condition}`);
}
