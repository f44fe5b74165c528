import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import journal from '../../../../migrations/meta/_journal.json' with { type: 'json' };
import { filePath, tablePath, writeManifest, type Manifest } from './manifest.ts';
import type { Store } from './store.ts';
import { digestLines, formatRow, listTables, readTable } from './tables.ts';

/**
 * Writes every row and every file of a store into a new folder and returns what it wrote. Tables are read from those
 * that refer to others to those that are referred to, so that what is added meanwhile leaves no row without its parent.
 * Throws when the folder exists.
 */
export async function writeBackup(store: Store, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  mkdirSync(join(folder, 'tables'), { recursive: true });
  mkdirSync(join(folder, 'files'));
  const names = await listTables(store);
  const tables: Manifest['tables'] = [];
  for (const name of names.toReversed()) tables.unshift(await writeTable(store, folder, name));
  const manifest: Manifest = {
    format: 1,
    takenAt: now.toISOString(),
    migration: journal.entries.at(-1)?.tag ?? '',
    tables,
    files: await writeFiles(store, folder),
  };
  writeManifest(folder, manifest);
  return manifest;
}

async function writeTable(store: Store, folder: string, name: string) {
  const lines: string[] = [];
  for await (const rows of readTable(store, name)) lines.push(...rows.map(formatRow));
  writeFileSync(tablePath(folder, name), lines.map((line) => `${line}\n`).join(''));
  return { name, ...digestLines(lines) };
}

async function writeFiles({ files }: Store, folder: string): Promise<Manifest['files']> {
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
