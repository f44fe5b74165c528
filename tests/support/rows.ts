import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import * as schema from '#api/schema.ts';
import { db } from './api.ts';

type Schema = typeof schema;
type Name = { [Key in keyof Schema]: Schema[Key] extends SQLiteTable ? Key : never }[keyof Schema];
export type Row<Table extends Name> = Schema[Table]['$inferSelect'];
/** Values for some columns of a row. */
export type Values<Table extends Name> = Partial<Schema[Table]['$inferInsert']>;
/** Values of some columns, which a row has to have; of a list, one of them. */
type Match<Table extends Name> = {
  readonly [Column in keyof Row<Table>]?: Row<Table>[Column] | readonly Row<Table>[Column][];
};

/** Returns the rows that match, in the order of a column if one is named; without `match` all of the table. */
export async function findRows<Table extends Name>(
  table: Table,
  match: Match<Table> = {},
  order?: keyof Row<Table> & string,
): Promise<Row<Table>[]> {
  const columns: Record<string, SQLiteColumn> = getTableColumns<SQLiteTable>(schema[table]);
  const column = columns[order ?? ''];
  const query = db.select().from<SQLiteTable>(schema[table]).where(toCondition(table, match));
  return Object(await (column ? query.orderBy(column) : query));
}

/** Counts the rows that match; without `match` all of the table. */
export const countRows = <Table extends Name>(table: Table, match: Match<Table> = {}) =>
  db.$count(schema[table], toCondition(table, match));

/** Changes the rows that match, for what no call can do. */
export const changeRows = <Table extends Name>(
  table: Table,
  match: Match<Table>,
  values: SQLiteUpdateSetSource<Schema[Table]>,
) => db.update<SQLiteTable>(schema[table]).set(values).where(toCondition(table, match));

/** Deletes the rows that match; without `match` all of the table. */
export const deleteRows = <Table extends Name>(table: Table, match: Match<Table> = {}) =>
  db.delete(schema[table]).where(toCondition(table, match));

function toCondition<Table extends Name>(table: Table, match: Match<Table>): SQL | undefined {
  const columns: Record<string, SQLiteColumn> = getTableColumns<SQLiteTable>(schema[table]);
  return and(
    ...Object.entries(match).map(([key, value]) => {
      const column = columns[key];
      if (!column) throw new Error(`${table} has no column ${key}`);
      if (Array.isArray(value) && column.dataType !== 'json') return inArray(column, value);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}

type Given<Row> = { readonly [Key in keyof Row]?: Row[Key] | SQL };

/** Inserts a row with what is given; other columns that need a value get one: a new id, now, the first of the choices. */
export function insertRow<Table extends Name>(table: Table, given: Given<Schema[Table]['$inferInsert']>) {
  const needed = Object.entries<SQLiteColumn>(getTableColumns<SQLiteTable>(schema[table])).filter(
    ([, { notNull, hasDefault }]) => notNull && !hasDefault,
  );
  const any = Object.fromEntries(needed.map(([key, column]) => [key, toAny(column)]));
  return db.insert<SQLiteTable>(schema[table]).values(Object({ ...any, ...given }));
}

function toAny({ columnType, enumValues }: SQLiteColumn): unknown {
  if (columnType === 'SQLiteTimestamp') return new Date();
  if (columnType === 'SQLiteText') return enumValues?.[0] ?? crypto.randomUUID();
  return columnType === 'SQLiteBoolean' ? false : 1;
}
