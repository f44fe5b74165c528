import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import journal from '../../../../migrations/meta/_journal.json' with { type: 'json' };
import { migrateDatabase, readMigration } from '../migrate/migrate-database.ts';
import { withStore } from '../run-command.ts';
import type { Place, Store } from '../store.ts';
import { restoreBackup } from './restore-backup.ts';
import { insertRow, listTables, tablePath, type Row } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'power-hour-backup-'));
/** Starting workerd takes long on two busy cores. */
const TIMEOUT_MS = 180_000;
const NOW = new Date('2026-06-01T10:00:00Z');
afterAll(() => rmSync(FOLDER, { recursive: true }));

const OLDEST = '0000_init';

function createPlace(kind: Store['kind'], name: string): Place {
  const libsql = kind === 'libSQL' ? { url: `file:${join(FOLDER, `${name}.db`)}` } : undefined;
  return { remote: false, persistTo: join(FOLDER, name), libsql };
}

/** Migrates a place's database, adds a row to each of its tables, and writes a backup of it. */
async function createBackup(place: Place, folder: string, migration?: string) {
  await migrateDatabase(place, migration);
  return withStore(place, async (store) => {
    await fill(store);
    return writeBackup(store, folder, NOW);
  });
}

/** Adds a file, and a row to every table, with references to the rows of earlier tables. */
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

/** Applies all migrations but the last to D1 by one call; wrangler takes seconds to start an emulator for each. */
const migrateAllButNewest = (place: Place) =>
  withStore(place, async ({ db }) => {
    const tags = journal.entries.slice(0, -1).map(({ tag }) => tag);
    const statements = tags.flatMap((tag) => [
      ...readFileSync(`migrations/${tag}.sql`, 'utf8').split('--> statement-breakpoint'),
      `insert into d1_migrations (name) values ('${tag}.sql')`,
    ]);
    const table = 'create table d1_migrations (id integer primary key, name text unique, applied_at text)';
    const lines = [table, ...statements].map((statement) => statement.trim().replaceAll('\n', ' '));
    await Object(db).$client.exec(lines.join('\n'));
  });

const source = createPlace('libSQL', 'source');
const folder = join(FOLDER, 'backup');
const manifest = await createBackup(source, folder);

test(
  'a backup restores into the other kind of database, every table and file alike',
  async () => {
    expect(manifest.tables.every(({ rows }) => rows === 1)).toBe(true);
    expect(manifest.files).toHaveLength(1);
    const other = createPlace('D1', 'other');
    await migrateAllButNewest(other);
    await restoreBackup(other, folder);
    await withStore(other, async (store) => {
      // A backup has a digest of every table and file.
      expect(await writeBackup(store, join(FOLDER, 'other-backup'), NOW)).toEqual(manifest);
      const file = await store.files.get('a/película 1.webp');
      expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255, 10, 13]));
      expect(file?.httpMetadata?.contentType).toBe('image/webp');
      await expect(writeBackup(store, folder, NOW)).rejects.toThrow('already exists');
    });
  },
  TIMEOUT_MS,
);

/** Tables that a later migration has dropped. */
const DROPPED = ['payout_access_log', 'payout_accounts', 'payout_batches', 'payouts'];

test(
  'a backup from an older version restores and is brought up to date',
  async () => {
    const oldFolder = join(FOLDER, 'old-backup');
    const old = await createBackup(createPlace('libSQL', 'old'), oldFolder, OLDEST);
    expect(old.migration).toBe(OLDEST);
    const target = createPlace('libSQL', 'new');
    await restoreBackup(target, oldFolder);
    await withStore(target, async (store) => {
      expect(await readMigration(store)).toBe(journal.entries.at(-1)?.tag);
      const { tables } = await writeBackup(store, join(FOLDER, 'new-backup'), NOW);
      expect(tables.length).toBeGreaterThan(old.tables.length);
      for (const { name, rows } of old.tables)
        expect(tables.find((table) => table.name === name)?.rows, name).toBe(
          DROPPED.includes(name) ? undefined : rows,
        );
    });
  },
  TIMEOUT_MS,
);

test(
  'nothing is restored over rows that are there, into a newer database, or from a damaged or newer backup',
  async () => {
    await expect(restoreBackup(source, folder)).rejects.toThrow('is not empty');
    const writeManifest = (migration: string) =>
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, migration }));
    writeManifest('9999_later');
    await expect(restoreBackup(source, folder)).rejects.toThrow('This code has no migration 9999_later');
    writeManifest(OLDEST);
    await expect(restoreBackup(source, folder)).rejects.toThrow('restore into a new database, not migrated');
    writeManifest(manifest.migration);
    const [{ name } = { name: '' }] = manifest.tables;
    const rows = readFileSync(tablePath(folder, name), 'utf8');
    writeFileSync(tablePath(folder, name), rows.replace('new line', 'other line'));
    await expect(restoreBackup(createPlace('libSQL', 'empty'), folder)).rejects.toThrow(`table ${name}`);
  },
  TIMEOUT_MS,
);
