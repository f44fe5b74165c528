import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = '{edge-api,site,tests,tina,widget}/**/*.{test,spec}.{ts,tsx}';
const SOURCES = globSync(FILES, { cwd: ROOT, exclude: ['**/node_modules'] }).map((path) => ({
  path,
  source: readFileSync(resolve(ROOT, path), 'utf8'),
}));

/** Returns the files that have a test whose name contains `words`; a claim is not its own test. */
export const findTests = (words: string): readonly string[] =>
  SOURCES.filter(({ path, source }) => !path.endsWith('-claims.test.ts') && source.includes(words)).map(
    ({ path }) => path,
  );
