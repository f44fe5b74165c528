import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Greater than every character that a text may go on with. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Holds for a text that begins with another, so that an index of it finds the rows. */
export function beginsWith(column: SQLWrapper, start: string): SQL {
  return sql`(${column} >= ${start} and ${column} < ${start + LAST_CHARACTER})`;
}
