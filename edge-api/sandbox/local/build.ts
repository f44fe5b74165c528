import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentHash } from './content-hash.ts';
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
  const stamp = contentHash(SOURCES, origin, NOT_BUILT);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await runToEnd('astro', ['build', '--silent'], { env: { OUT_DIR: outDir, PUBLIC_ORIGIN: origin } });
  writeFileSync(stampFile, stamp);
  return true;
}
