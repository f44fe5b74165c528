import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Row, Store, Value } from './store.ts';

/** Rows that one query reads. */
const PAGE_ROWS = 1000;

/**
 * Lists the product's tables in an order in which rows can be inserted: a table comes after those that it refers to.
 * Throws when tables refer to each other.
 */
export async function listTables(store: Store): Promise<string[]> {
  const rows = await store.query({
    sql: `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
      and name not like '\\_%' escape '\\' and name <> 'd1_migrations' order by name`,
    args: [],
  });
  const names = rows.map(({ name }) => String(name));
  const parents = new Map<string, string[]>();
  for (const name of names) {
    const keys = await store.query({
      sql: `select "table" as parent from pragma_foreign_key_list(?)`,
      args: [name],
    });
    parents.set(
      name,
      keys.map(({ parent }) => String(parent)).filter((parent) => parent !== name),
    );
  }
  return sortByParents(names, parents);
}

function sortByParents(names: readonly string[], parents: ReadonlyMap<string, readonly string[]>): string[] {
  const sorted: string[] = [];
  while (sorted.length < names.length) {
    const next = names.filter(
      (name) =>
        !sorted.includes(name) && (parents.get(name) ?? []).every((parent) => sorted.includes(parent)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...next);
  }
  return sorted;
}

/** Reads a table in pages, in the order of its rows. */
export async function* readTable(store: Store, table: string): AsyncGenerator<Row[]> {
  let last: Value = 0;
  let rows: Row[];
  do {
    rows = await store.query({
      sql: `select rowid as "__rowid", * from ${quote(table)} where rowid > ? order by rowid limit ${PAGE_ROWS}`,
      args: [last],
    });
    last = rows.at(-1)?.['__rowid'] ?? null;
    if (rows.length > 0) yield rows.map(({ __rowid, ...row }) => row);
  } while (rows.length === PAGE_ROWS);
}

/** Returns the rows of a table and a digest over all of them, whatever order they are in. */
export async function digestTable(store: Store, table: string): Promise<TableDigest> {
  const lines: string[] = [];
  for await (const rows of readTable(store, table)) lines.push(...rows.map(formatRow));
  return digestLines(lines);
}

export type TableDigest = { readonly rows: number; readonly sha256: string };

/** Returns the count and the digest of rows that {@link formatRow} formatted. */
export function digestLines(lines: readonly string[]): TableDigest {
  const digests = lines.map((line) => createHash('sha256').update(line).digest('hex')).toSorted();
  return { rows: lines.length, sha256: createHash('sha256').update(digests.join('\n')).digest('hex') };
}

/** Formats a row as a line of JSON; bytes become `{ "base64": … }`. */
export function formatRow(row: Row): string {
  const entries = Object.entries(row).map(([column, value]) => [column, encodeValue(value)]);
  return JSON.stringify(Object.fromEntries(entries));
}

const Stored = z.record(z.string(), z.unknown());
const Bytes = z.object({ base64: z.base64() });

/** Parses what {@link formatRow} formatted. */
export function parseRow(line: string): Row {
  return Object.fromEntries(
    Object.entries(Stored.parse(JSON.parse(line))).map(([column, value]) => [column, decodeValue(value)]),
  );
}

function encodeValue(value: Value) {
  return value instanceof Uint8Array || Array.isArray(value)
    ? { base64: Buffer.from(value).toString('base64') }
    : value;
}

function decodeValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return new Uint8Array(Buffer.from(Bytes.parse(value).base64, 'base64'));
}

/** Quotes the name of a table or column. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
