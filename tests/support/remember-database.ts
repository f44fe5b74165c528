import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { TABLES } from './register.ts';
import { db } from './system.ts';

/**
 * Keeps a copy of every row; returns a function that brings these rows back, and no others, in one call of the
 * database. Tests of one world share it in this way, because creating it again takes many calls.
 */
export async function rememberDatabase(): Promise<() => Promise<void>> {
  const tables = TABLES.map((table) => getTableConfig(table).name).map((name) => ({
    name: sql.identifier(name),
    copy: sql.identifier(`remembered_${name}`),
  }));
  const run = (statements: readonly ReturnType<typeof sql>[]) =>
    db.batch([
      db.run(sql`pragma defer_foreign_keys = on`),
      ...statements.map((statement) => db.run(statement)),
    ]);
  await run(tables.map(({ name, copy }) => sql`create table ${copy} as select * from ${name}`));
  return async () => {
    await run([
      ...tables.map(({ name }) => sql`delete from ${name}`),
      ...tables.map(({ name, copy }) => sql`insert into ${name} select * from ${copy}`),
    ]);
  };
}
