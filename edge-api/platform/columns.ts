import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { integer, text, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** An instant, stored as UTC milliseconds. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' });

/** An instant that the database fills in when a row is inserted without one. */
export const instantOfInsertion = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`(cast(unixepoch('subsec') * 1000 as integer))`);

/** Selects an instant in the format of the API; null where it is null. */
export function toIso(
  column: SQL<number> | (SQLiteColumn & { readonly _: { readonly notNull: true } }),
): SQL<string>;
export function toIso(column: SQLiteColumn | SQL): SQL<string | null>;
export function toIso(column: SQLiteColumn | SQL): SQL<string | null> {
  return sql`${column}`.mapWith((ms: number): string | null => new Date(ms).toISOString());
}

/** The id of another row; with `cascade`, this row is deleted with that one. */
export const ref = (name: string, to: () => SQLiteColumn, onDelete?: 'cascade') =>
  text(name)
    .notNull()
    .references(to, onDelete && { onDelete });

/** A flag that is off unless set. */
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);

/** Returns the condition of a partial index on the rows in which this column is set. */
export const isSet = ({ name }: { readonly name: string }) => sql.raw(`${name} is not null`);

/** Returns a column or query as an expression: qualified with its table, and typed for use after a join. */
export const toSql = <Type = unknown>(column: SQLWrapper): SQL<Type> => sql<Type>`${column}`;

/** Returns a column's value plus one. */
export const plusOne = (column: SQLiteColumn): SQL<number> => sql<number>`${column} + 1`;

/** Returns `prefix` followed by the value of a column, for example a key for each row. */
export const withPrefix = (prefix: string, column: SQLWrapper): SQL<string> =>
  sql<string>`${prefix} || ${column}`;

/** Returns a column's value, or null where it equals `value`. */
export const unless = (column: SQLiteColumn, value: string): SQL => sql`nullif(${column}, ${value})`;

type Property<Table> = Table extends SQLiteTable ? Extract<keyof Table['$inferSelect'], string> : never;
/** Why some texts are exceptions: one reason for all of them, or the columns for each reason. */
type Exceptions<Table> = string | Readonly<Record<string, readonly Property<Table>[]>>;

/**
 * Returns the entry of tables in the register of personal data: what their texts are for, and how long they are kept. An
 * erasure removes all but those `kept`, and an export shows all but those `withheld`; a plain string is the reason for
 * both. PERSONAL-DATA.md lists every column; tests/api/personal-data.test.ts compares each with what happens to it.
 */
export function describe<Table extends SQLiteTable>(
  tables: readonly Table[],
  purpose: string,
  end: string,
  exceptions: string | { kept?: Exceptions<Table>; withheld?: Exceptions<Table> } = {},
) {
  const both = typeof exceptions === 'string' ? { kept: exceptions, withheld: exceptions } : exceptions;
  return { tables, purpose, end, kept: {}, withheld: {}, ...both };
}
