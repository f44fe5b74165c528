import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { TABLES } from './register.ts';
import { db } from './api.ts';

/**
 * Creates a world once for the tests of a file. Before each of them, every row is as it was when the world was new,
 * which takes one call of the database instead of the many of another world.
 */
export async function shareWorld<World>(create: () => Promise<World>): Promise<World> {
  const world = await create();
  const tables = TABLES.map((table) => getTableConfig(table).name).map((name) => ({
    name: sql.identifier(name),
    copy: sql.identifier(`copy_${name}`),
  }));
  const run = (statements: readonly ReturnType<typeof sql>[]) =>
    db.batch([
      db.run(sql`pragma defer_foreign_keys = on`),
      ...statements.map((statement) => db.run(statement)),
    ]);
  await run(tables.map(({ name, copy }) => sql`create table ${copy} as select * from ${name}`));
  beforeEach(async () => {
    await run([
      ...tables.map(({ name }) => sql`delete from ${name}`),
      ...tables.map(({ name, copy }) => sql`insert into ${name} select * from ${copy}`),
    ]);
  });
  return world;
}
