import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runToEnd } from './processes.ts';

/** Everything that the build reads. */
const SOURCES = [
  'site/**/*',
  'widget/**/*',
  'edge-api/**/*.ts',
  'astro.config.mjs',
  'wrangler.toml',
  'package-lock.json',
  'tsconfig.json',
];
const NOT_BUILT = /\.test\.tsx?$|^edge-api\/sandbox\//;

/** Builds the site and the Worker into `outDir` for `origin`, unless what is there came from the same sources. */
export async function buildIfChanged(outDir: string, origin: string): Promise<boolean> {
  const stampFile = `${outDir}/.built-from`;
  const stamp = stampOf(origin);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await runToEnd('astro', ['build', '--silent'], { env: { OUT_DIR: outDir, PUBLIC_ORIGIN: origin } });
  writeFileSync(stampFile, stamp);
  return true;
}

function stampOf(origin: string): string {
  const files = globSync(SOURCES)
    .filter((file) => !NOT_BUILT.test(file) && statSync(file).isFile())
    .toSorted();
  const hash = createHash('sha256').update(origin);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
