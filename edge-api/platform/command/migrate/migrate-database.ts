import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { z } from 'zod';
import journal from '../../../../migrations/meta/_journal.json' with { type: 'json' };
import { openLibsql } from '../../db.ts';
import { readProgram } from '../run-command.ts';
import { toStoreConfig, type Place, type Store } from '../store.ts';

/** The newest migration that this code knows. */
export const NEWEST_MIGRATION = journal.entries.at(-1)?.tag;

/** Migrates a database to a migration, by default the newest; throws when this code does not know it. */
export async function migrateDatabase(place: Place, last = NEWEST_MIGRATION): Promise<void> {
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  if (count === 0) throw new Error(`This code has no migration ${last}: check out the version that has it.`);
  const folder = mkdtempSync(join(tmpdir(), 'power-hour-migrations-'));
  try {
    await applyMigrations(place, folder, journal.entries.slice(0, count));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Applies migrations from a separate folder: wrangler and drizzle always run every migration in a folder. */
async function applyMigrations(
  { remote, persistTo, libsql }: Place,
  folder: string,
  entries: typeof journal.entries,
): Promise<void> {
  const migrations = join(folder, 'migrations');
  mkdirSync(join(migrations, 'meta'), { recursive: true });
  for (const { tag } of entries) cpSync(`migrations/${tag}.sql`, join(migrations, `${tag}.sql`));
  writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  if (libsql) {
    const db = openLibsql(libsql.url, libsql.authToken);
    await migrate(db, { migrationsFolder: migrations });
    db.$client.close();
    return;
  }
  const config = join(folder, 'wrangler.json');
  writeFileSync(config, JSON.stringify(toStoreConfig(remote, migrations)));
  const where = remote ? ['--remote'] : ['--local', '--persist-to', resolve(persistTo)];
  readProgram(['wrangler', 'd1', 'migrations', 'apply', 'DB', '-c', config, ...where]);
}

const Applied = z.object({ name: z.string().optional(), created_at: z.number().optional() }).optional();

/** Returns the newest migration of a database; throws if it has none. */
export async function readMigration({ kind, db }: Store): Promise<string> {
  const [row] =
    kind === 'D1'
      ? await db.all(sql`select name from d1_migrations order by id desc limit 1`)
      : await db.all(sql`select created_at from __drizzle_migrations order by created_at desc limit 1`);
  const { name, created_at: at } = Applied.parse(row) ?? {};
  const tag = name?.replace(/\.sql$/, '') ?? journal.entries.find(({ when }) => when === at)?.tag;
  if (tag === undefined) throw new Error('The database has no migration that this code knows.');
  return tag;
}
