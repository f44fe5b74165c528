import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../db.ts';
import { readMigration } from '../migrate/migrate-database.ts';
import type { Store } from '../store.ts';
import { digestLines, filePath, listTables, readLines, tablePath, type Manifest } from './tables.ts';

/**
 * Writes every row and file of a store into a new folder and returns the manifest. Reads referring tables before the
 * tables they refer to, so that rows added meanwhile never lack their parent. Throws when the folder exists.
 */
export async function writeBackup(store: Store, folder: string, now: Date): Promise<Manifest> {
  const { db, files } = store;
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  mkdirSync(join(folder, 'tables'), { recursive: true });
  mkdirSync(join(folder, 'files'));
  const names = await listTables(db);
  const tables: Manifest['tables'] = [];
  for (const name of names.toReversed()) tables.unshift(await writeTable(db, folder, name));
  const manifest: Manifest = {
    format: 1,
    takenAt: now.toISOString(),
    migration: await readMigration(store),
    tables,
    files: await writeFiles(files, folder),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, undefined, 2));
  return manifest;
}

async function writeTable(db: Db, folder: string, name: string) {
  const lines = await readLines(db, name);
  writeFileSync(tablePath(folder, name), lines.map((line) => `${line}\n`).join(''));
  return { name, ...digestLines(lines) };
}

async function writeFiles(files: R2Bucket, folder: string): Promise<Manifest['files']> {
  const written: Manifest['files'] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list(cursor === undefined ? {} : { cursor });
    for (const { key } of page.objects) {
      const file = await files.get(key);
      if (!file) continue;
      const bytes = new Uint8Array(await file.arrayBuffer());
      writeFileSync(filePath(folder, key), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const contentType = file.httpMetadata?.contentType;
      written.push({ key, size: bytes.length, sha256, ...(contentType && { contentType }) });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return written;
}
