import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Returns the condition that a column has one of many values, as one parameter: D1 takes at most 100. */
export function inList(column: SQLWrapper, values: readonly (string | number)[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
