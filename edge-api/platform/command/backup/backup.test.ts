import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openStore, type Store } from '../store.ts';
import { restoreBackup } from './restore-backup.ts';
import { insertRow, listTables, readLines, tablePath, type Row } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'power-hour-backup-'));
/** Starts of workerd take long on two busy cores. */
const TIMEOUT_MS = 180_000;
const NOW = new Date('2026-06-01T10:00:00Z');
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Opens a store of its own with every table and no row. */
async function openEmptyStore(kind: Store['kind'], name: string): Promise<Store> {
  const libsql = kind === 'libSQL' ? { url: `file:${join(FOLDER, `${name}.db`)}` } : undefined;
  const store = await openStore({ remote: false, persistTo: join(FOLDER, name), libsql });
  for (const file of globSync('migrations/*.sql').toSorted()) {
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await store.db.run(sql.raw(statement));
  }
  return store;
}

/** Adds a row to every table, which refers to the rows of the tables before, and a file. */
async function fill(store: Store): Promise<void> {
  const rows = new Map<string, Row>();
  for (const table of await listTables(store.db)) {
    const row = await inventRow(store, table, rows);
    await insertRow(store.db, table, row);
    rows.set(table, row);
  }
  await store.files.put('a/película 1.webp', new Uint8Array([0, 255, 10, 13]), {
    httpMetadata: { contentType: 'image/webp' },
  });
}

async function inventRow({ db }: Store, table: string, parents: ReadonlyMap<string, Row>): Promise<Row> {
  const columns = await db.all<{ name: string; type: string }>(
    sql`select name, type from pragma_table_info(${table})`,
  );
  const keys = await db.all<{ child: string; parent: string; target: string }>(
    sql`select "from" as child, "table" as parent, "to" as target from pragma_foreign_key_list(${table})`,
  );
  const invented = columns.map(({ name, type }) => {
    const key = keys.find(({ child }) => child === name);
    if (key) return [name, parents.get(key.parent)?.[key.target] ?? null] as const;
    return [name, /^integer$/i.test(type) ? 7 : `it’s “${name}” 🎉\nnew line`] as const;
  });
  return Object.fromEntries(invented);
}

test.each(['D1', 'libSQL'] as const)(
  'a backup of %s restores into an empty database, every table and file alike',
  async (kind) => {
    const [source, target] = [
      await openEmptyStore(kind, `${kind}-source`),
      await openEmptyStore(kind, `${kind}-target`),
    ];
    try {
      await fill(source);
      const folder = join(FOLDER, `${kind}-backup`);
      const { tables, files } = await writeBackup(source, folder, NOW);
      expect(tables.every(({ rows }) => rows === 1)).toBe(true);
      expect(files).toHaveLength(1);
      await restoreBackup(target, folder);
      for (const table of await listTables(source.db)) {
        expect(await readLines(target.db, table), table).toEqual(await readLines(source.db, table));
      }
      const file = await target.files.get('a/película 1.webp');
      expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255, 10, 13]));
      expect(file?.httpMetadata?.contentType).toBe('image/webp');
    } finally {
      await source.close();
      await target.close();
    }
  },
  TIMEOUT_MS,
);

test(
  'nothing is restored over rows that are there, from another version, or from a damaged backup',
  async () => {
    const [source, empty] = [
      await openEmptyStore('libSQL', 'source'),
      await openEmptyStore('libSQL', 'empty'),
    ];
    try {
      await fill(source);
      const folder = join(FOLDER, 'backup');
      const manifest = await writeBackup(source, folder, NOW);
      await expect(writeBackup(source, folder, NOW)).rejects.toThrow('already exists');
      await expect(restoreBackup(source, folder)).rejects.toThrow('is not empty');
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, migration: '0000_other' }));
      await expect(restoreBackup(empty, folder)).rejects.toThrow('check out the backup’s version');
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
      const [{ name } = { name: '' }] = manifest.tables;
      const rows = readFileSync(tablePath(folder, name), 'utf8');
      writeFileSync(tablePath(folder, name), rows.replace('new line', 'other line'));
      await expect(restoreBackup(empty, folder)).rejects.toThrow(`table ${name}`);
    } finally {
      await source.close();
      await empty.close();
    }
  },
  TIMEOUT_MS,
);
