import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/sqlite-core';

/** An instant, stored as UTC milliseconds. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' });

/** An instant that the database fills in when a row is inserted without one. */
export const instantOfInsertion = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`(cast(unixepoch('subsec') * 1000 as integer))`);

/** A flag that is off unless set. */
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
