import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Greater than every other character. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Returns the condition that a text begins with another; an index of the text finds the rows. */
export function beginsWith(column: SQLWrapper, start: string | SQL): SQL {
  return sql`(${column} >= ${start} and ${column} < ${start} || ${LAST_CHARACTER})`;
}
