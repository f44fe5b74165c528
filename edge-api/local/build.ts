import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync, globSync, statSync } from 'node:fs';
import { runProcess } from './processes.ts';

/** The files that the build reads. */
const SOURCES = [
  'site/**/*',
  'widget/**/*',
  'edge-api/**/*.ts',
  'migrations/meta/_journal.json',
  'astro.config.mjs',
  'wrangler.toml',
  'package-lock.json',
  'tsconfig.json',
];
const EXCLUDED_FILES = /\.test\.tsx?$|^edge-api\/sandbox\//;

/** Builds the site and the Worker into `outDir` for `origin`; returns false when `outDir` is up to date. */
export async function buildIfChanged(outDir: string, origin: string): Promise<boolean> {
  const stampFile = `${outDir}/.built-from`;
  const stamp = hashFiles(SOURCES, origin, EXCLUDED_FILES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await runProcess('astro', ['build', '--silent'], { env: { OUT_DIR: outDir, PUBLIC_ORIGIN: origin } });
  writeFileSync(stampFile, stamp);
  return true;
}

/** Hashes the names and contents of all matching files, and `extra`. */
export function hashFiles(patterns: readonly string[], extra = '', excluded?: RegExp): string {
  const files = globSync([...patterns])
    .filter((file) => !excluded?.test(file) && statSync(file).isFile())
    .toSorted();
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
