import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

/** Writes to another module's table, each with its reason; at most three. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'payments → submissions.submissions':
    'status, attempt and version are columns of the submission, so that lists need no join; payments alone writes them',
  'payments → campaigns.campaignResults':
    'the sums of a campaign’s payments, which payments alone writes; the cards and lists of campaigns, below it, read them',
};

/** All code of the Worker, without the sandbox and the local tools. */
const SOURCES = globSync('*/**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/^(?:sandbox|local)\//.test(file) && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({
    module: getModule(file),
    text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }));

const TABLE = /export const (?<table>\w+) = sqliteTable\(/g;
/** Matches a write to a table: by drizzle, by `insertRows`, or in SQL. */
const WRITE =
  /(?:\.(?:insert|update|delete)\(|\binsertRows\(\s*[\w.]+,|(?:insert into|update|delete from) \$\{)\s*(?<table>\w+)\b/g;

const owners = new Map(
  SOURCES.flatMap(({ module, text }) =>
    [...text.matchAll(TABLE)].map(({ groups }) => [groups?.['table'] ?? '', module] as const),
  ),
);

const writes = SOURCES.flatMap(({ module, text }) =>
  [...text.matchAll(WRITE)].flatMap(({ groups: { table = '' } = {} }) => {
    const owner = owners.get(table);
    return owner === undefined
      ? []
      : [{ name: `${module} → ${owner}.${table}`, isForeign: owner !== module }];
  }),
);

function getModule(file: string): string {
  return file.split('/')[0] ?? '';
}

test('only the module that defines a table writes it', () => {
  const foreign = new Set(writes.filter(({ isForeign }) => isForeign).map(({ name }) => name));
  expect([...foreign].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  expect(foreign.size).toBeLessThanOrEqual(3);
});

test('knows every table of the schema, and no table is written nowhere', () => {
  const tables = Object.entries(schema).flatMap(([name, table]) => (isTable(table) ? [{ name, table }] : []));
  expect([...owners.keys()].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  const written = new Set(writes.map(({ name }) => name.split('.')[1]));
  const unwritten = tables.filter(({ name }) => !written.has(name)).map(({ table }) => getTableName(table));
  expect(unwritten).toEqual([]);
});
