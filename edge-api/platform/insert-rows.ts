import { getTableColumns, is, sql, SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './db.ts';

/** A row to write, with what its own condition depends on. */
export type GuardedRow<Row, Known> = { readonly row: Row; readonly known: Known };

/** Returns what a field of the rows is called in a statement for many. */
export const toField = (part: 'row' | 'known', name: string) =>
  sql`rows.value ->> ${sql.raw(`'$.${part}.${name}'`)}`;

/** Returns rows as the table that a statement reads them from: one parameter, however many they are. */
export function toRowsTable(
  table: SQLiteTable,
  rows: readonly GuardedRow<Readonly<Record<string, unknown>>, object>[],
): SQL {
  const columns = Object.entries(getTableColumns(table));
  const toStored = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.flatMap(([name, column]) => {
        const value: unknown = row[name] ?? (is(column.default, SQL) ? null : column.default) ?? null;
        return value === null ? [] : [[column.name, column.mapToDriverValue(value)]];
      }),
    );
  const stored = rows.map(({ row, known }) => ({ row: toStored(row), known }));
  return sql`json_each(${JSON.stringify(stored)}) as rows`;
}

/**
 * Returns a statement that inserts those of many rows whose condition holds, as insertIf does for one; `condition` names
 * what each depends on by {@link toField}.
 */
export function insertRowsIf<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly GuardedRow<Table['$inferInsert'], object>[],
  condition: SQL,
) {
  const fields = Object.values(getTableColumns(table)).map((column) => {
    const field = toField('row', column.name);
    return is(column.default, SQL) ? sql`coalesce(${field}, ${column.default})` : field;
  });
  return db
    .insert(table)
    .select(sql`select ${sql.join(fields, sql`, `)} from ${toRowsTable(table, rows)} where ${condition}`);
}

/** Returns the statement that inserts many rows: one parameter, where D1 takes at most a hundred. */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  return insertRowsIf(
    db,
    table,
    rows.map((row) => ({ row, known: {} })),
    sql`true`,
  );
}
