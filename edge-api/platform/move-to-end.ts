import { eq, getTableName, sql, type SQL } from 'drizzle-orm';
import { integer, sqliteTable, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './db.ts';

/**
 * Returns the statement that moves rows, in their order, to the end of their table. Rows that became smaller leave gaps
 * in pages that nothing fills, as new rows come at the end (https://sqlite.org/autoinc.html); pages that all rows
 * have left are free for anything.
 */
export function moveToEnd(db: Db, table: SQLiteTable, condition: SQL | undefined) {
  const rows = sqliteTable(getTableName(table), { rowid: integer('rowid').notNull() });
  const moved = db
    .select({
      before: sql<number>`${rows.rowid}`.as('before'),
      after: sql<number>`(select max(rowid) from ${table}) + row_number() over (order by ${rows.rowid})`.as(
        'after',
      ),
    })
    .from(table)
    .where(condition)
    .as('moved');
  return db
    .update(rows)
    .set({ rowid: sql`${moved.after}` })
    .from(moved)
    .where(eq(rows.rowid, moved.before));
}
