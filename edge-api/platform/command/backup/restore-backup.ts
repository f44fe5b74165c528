import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db.ts';
import { migrateDatabase, NEWEST_MIGRATION, readMigration } from '../migrate/migrate-database.ts';
import { withStore } from '../run-command.ts';
import type { Place, Store } from '../store.ts';
import {
  digestLines,
  filePath,
  insertRow,
  listTables,
  Manifest,
  readLines,
  Row,
  tablePath,
} from './tables.ts';

/** Statements in one transaction; D1 allows 100 values per statement and 30 seconds per batch. */
const BATCH_ROWS = 100;

/**
 * Restores a backup into a new database and bucket: migrates the database to the backup's migration, loads the backup,
 * compares every table and file with it, and migrates to the newest version. Throws when the folder holds no backup,
 * the store holds rows or later tables, this code does not know the backup's migration, or anything differs afterwards.
 */
export async function restoreBackup(place: Place, folder: string): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  await migrateDatabase(place, manifest.migration);
  await withStore(place, (store) => load(store, manifest, folder));
  if (manifest.migration !== NEWEST_MIGRATION) await migrateDatabase(place);
  return manifest;
}

async function load(store: Store, manifest: Manifest, folder: string): Promise<void> {
  await requireEmpty(store, manifest);
  for (const { name } of manifest.tables) await restoreTable(store.db, folder, name);
  for (const file of manifest.files) await restoreFile(store, folder, file);
  const differing = await listDifferences(store, manifest);
  if (differing.length > 0) throw new Error(`Not as in the backup: ${differing.join(', ')}`);
}

async function requireEmpty(store: Store, { migration }: Manifest): Promise<void> {
  const present = await readMigration(store);
  if (present !== migration)
    throw new Error(
      `The database is at ${present}, the backup at ${migration}: restore into a new database, not migrated before.`,
    );
  for (const name of await listTables(store.db)) {
    const [found] = await store.db.all(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (found) throw new Error(`The table ${name} is not empty: restore into a new database.`);
  }
}

async function restoreTable(db: Db, folder: string, name: string): Promise<void> {
  const lines = readFileSync(tablePath(folder, name), 'utf8').split('\n').filter(Boolean);
  for (let start = 0; start < lines.length; start += BATCH_ROWS) {
    const rows = lines.slice(start, start + BATCH_ROWS).map((line) => Row.parse(JSON.parse(line)));
    // Rows may refer to later rows of the same table.
    const defer = db.run(sql`pragma defer_foreign_keys = on`);
    await db.batch([defer, ...rows.map((row) => insertRow(db, name, row))]);
  }
}

async function restoreFile({ files }: Store, folder: string, file: Manifest['files'][number]): Promise<void> {
  const { key, sha256, contentType } = file;
  const bytes = readFileSync(filePath(folder, key));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`The backup’s file ${key} is damaged.`);
  }
  await files.put(key, bytes, contentType ? { httpMetadata: { contentType } } : {});
}

async function listDifferences(store: Store, { tables, files }: Manifest): Promise<string[]> {
  const differing: string[] = [];
  for (const { name, rows, sha256 } of tables) {
    const found = digestLines(await readLines(store.db, name));
    if (found.rows !== rows || found.sha256 !== sha256) differing.push(`table ${name}`);
  }
  for (const { key, size } of files) {
    const found = await store.files.head(key);
    if (found?.size !== size) differing.push(`file ${key}`);
  }
  return differing;
}
