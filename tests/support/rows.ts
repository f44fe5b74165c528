import { getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { db } from './api.ts';

type Given<Row> = { readonly [Key in keyof Row]?: Row[Key] | SQL };

/** Inserts a row with what is given; other columns that need a value get one: a new id, now, the first of the choices. */
export function insertRow<Table extends SQLiteTable>(table: Table, given: Given<Table['$inferInsert']>) {
  const needed = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(
    ([, { notNull, hasDefault }]) => notNull && !hasDefault,
  );
  const any = Object.fromEntries(needed.map(([key, column]) => [key, toAny(column)]));
  return db.insert(table).values(Object({ ...any, ...given }));
}

function toAny({ columnType, enumValues }: SQLiteColumn): unknown {
  if (columnType === 'SQLiteTimestamp') return new Date();
  if (columnType === 'SQLiteText') return enumValues?.[0] ?? crypto.randomUUID();
  return columnType === 'SQLiteBoolean' ? false : 1;
}
