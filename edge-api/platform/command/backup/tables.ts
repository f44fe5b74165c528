import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { customType, sqliteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Db } from '../../db.ts';

/** What a backup holds; `manifest.json` is written last, so a folder without one is not a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Tables in the order in which they are restored. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
  files: z.array(
    z.object({
      key: z.string(),
      size: z.number().int(),
      sha256: z.string(),
      contentType: z.string().optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Returns the path at which a backup stores a table's rows, one per line. */
export const tablePath = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl`);

/** Returns the path at which a backup stores a file of the bucket. */
export const filePath = (folder: string, key: string) => join(folder, 'files', encodeURIComponent(key));

/** A row as SQLite stores it; none of our tables has blobs. */
export const Row = z.record(z.string(), z.union([z.string(), z.number()]).nullable());
export type Row = z.infer<typeof Row>;

const PAGE_ROWS = 1000;

/** Lists the product's tables, each after the tables it refers to; throws when tables refer to each other. */
export async function listTables(db: Db): Promise<string[]> {
  const rows = await db.all<{ name: string; parent: string | null }>(
    sql`select tables.name, "table" as parent from sqlite_master as tables
      left join pragma_foreign_key_list(tables.name)
      where type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
        and tables.name not like '\\_%' escape '\\' and tables.name <> 'd1_migrations' order by tables.name`,
  );
  const parents = new Map<string, string[]>();
  for (const { name, parent } of rows) {
    const others = parent === null || parent === name ? [] : [parent];
    parents.set(name, [...(parents.get(name) ?? []), ...others]);
  }
  return sortByParents(parents);
}

function sortByParents(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const sorted: string[] = [];
  while (sorted.length < parents.size) {
    const next = [...parents].filter(
      ([name, others]) => !sorted.includes(name) && others.every((parent) => sorted.includes(parent)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...next.map(([name]) => name));
  }
  return sorted;
}

/** Reads a table's rows as lines of JSON, in rowid order. */
export async function readLines(db: Db, table: string): Promise<string[]> {
  const lines: string[] = [];
  let rows: Row[];
  let last: Row[string] = 0;
  do {
    const page = await db.all(
      sql`select rowid as "__rowid", * from ${sql.identifier(table)} where rowid > ${last}
        order by rowid limit ${PAGE_ROWS}`,
    );
    rows = z.array(Row).parse(page);
    last = rows.at(-1)?.['__rowid'] ?? null;
    lines.push(...rows.map(({ __rowid, ...row }) => JSON.stringify(row)));
  } while (rows.length === PAGE_ROWS);
  return lines;
}

const anyColumn = customType<{ data: string | number }>({ dataType: () => 'any' });

/** Returns the statement that inserts a row. */
export function insertRow(db: Db, table: string, row: Row) {
  const columns = Object.keys(row).map((name) => [name, anyColumn(name)] as const);
  return db.insert(sqliteTable(table, Object.fromEntries(columns))).values(row);
}

/** Returns the count and the digest of a table's lines; their order does not matter. */
export function digestLines(lines: readonly string[]) {
  const digests = lines.map((line) => createHash('sha256').update(line).digest('hex')).toSorted();
  return { rows: lines.length, sha256: createHash('sha256').update(digests.join('\n')).digest('hex') };
}
