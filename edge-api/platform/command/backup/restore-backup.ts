import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import journal from '../../../../migrations/meta/_journal.json' with { type: 'json' };
import type { Db } from '../../db.ts';
import type { Store } from '../store.ts';
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

/** Statements of one transaction; D1 takes up to 100 values a statement and 30 seconds a batch. */
const BATCH_ROWS = 100;

/**
 * Puts a backup into a store whose tables are there and empty, and compares every table and file with it. Throws when
 * the folder holds no backup, when the store holds rows, when the backup is of another migration, and when something
 * differs afterwards.
 */
export async function restoreBackup(store: Store, folder: string): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const newest = journal.entries.at(-1)?.tag;
  if (manifest.migration !== newest) {
    throw new Error(
      `The backup is at ${manifest.migration}, this code at ${newest}: check out the backup’s version.`,
    );
  }
  await requireEmpty(store.db, manifest);
  for (const { name } of manifest.tables) await restoreTable(store.db, folder, name);
  for (const file of manifest.files) await restoreFile(store, folder, file);
  const differing = await listDifferences(store, manifest);
  if (differing.length > 0) throw new Error(`Not as in the backup: ${differing.join(', ')}`);
  return manifest;
}

async function requireEmpty(db: Db, { tables }: Manifest): Promise<void> {
  const present = await listTables(db);
  const missing = tables.filter(({ name }) => !present.includes(name));
  if (missing.length > 0) throw new Error('Tables are missing: run `npm run migrate` first.');
  for (const name of present) {
    const [found] = await db.all(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (found) throw new Error(`The table ${name} is not empty: restore into a new database.`);
  }
}

async function restoreTable(db: Db, folder: string, name: string): Promise<void> {
  const lines = readFileSync(tablePath(folder, name), 'utf8').split('\n').filter(Boolean);
  for (let start = 0; start < lines.length; start += BATCH_ROWS) {
    const rows = lines.slice(start, start + BATCH_ROWS).map((line) => Row.parse(JSON.parse(line)));
    // Rows may refer to later ones of their own table.
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

/** Lists the tables and files of a store that are not as in the backup. */
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
