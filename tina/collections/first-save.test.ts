import { globSync, readFileSync } from 'node:fs';
import { createDatabaseInternal, resolve, type Bridge } from '@tinacms/graphql';
import { TinaSchema } from '@tinacms/schema-tools';
import { MemoryLevel } from 'memory-level';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'astro/zod';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = globSync('site/content/**/*.json', { cwd: ROOT }).toSorted();
const READ = `query($collection: String!, $relativePath: String!) {
  document(collection: $collection, relativePath: $relativePath) { ... on Document { _values } }
}`;
const SAVE = `mutation($collection: String!, $relativePath: String!, $params: DocumentUpdateMutation!) {
  updateDocument(collection: $collection, relativePath: $relativePath, params: $params) { __typename }
}`;
const Values = z.object({ document: z.object({ _values: z.record(z.string(), z.unknown()) }) });

const saved = new Map<string, string>();
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');
const bridge: Bridge = {
  rootPath: ROOT,
  glob: async (pattern, extension) =>
    FILES.filter((file) => file.startsWith(pattern) && file.endsWith(extension)),
  get: async (file) => read(file),
  put: async (file, text) => void saved.set(file, text),
  delete: async () => undefined,
};
const database = createDatabaseInternal({
  bridge,
  level: new MemoryLevel({ valueEncoding: 'json' }),
  tinaDirectory: 'tina',
});
const lock = JSON.parse(read('tina/tina-lock.json'));
const schema = new TinaSchema(lock.schema);

async function call(query: string, variables: object): Promise<unknown> {
  const { data, errors } = await resolve({ database, query, variables, verbose: false });
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

beforeAll(async () => {
  await database.indexContent({ graphQLSchema: lock.graphql, tinaSchema: schema, lookup: lock.lookup });
});

it.each(FILES)('saving a file without an edit changes nothing: %s', async (file) => {
  const [, , collection = '', ...path] = file.split('/');
  const document = { collection, relativePath: path.join('/') };
  const { _values } = Values.parse(await call(READ, document)).document;
  await call(SAVE, { ...document, params: schema.transformPayload(collection, _values) });
  await expect(saved.get(file)).toMatchFileSnapshot(`${ROOT}${file}`);
});
