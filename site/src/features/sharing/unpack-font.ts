import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { toTrueType } from './to-true-type.ts';

/** Where the unpacked font stays until the packages are installed again. */
const CACHE_FOLDER = 'node_modules/.cache/power-hour';

/** Writes a WOFF file's font to a TrueType file, which is all that sharp loads. Returns its path. */
export function unpackFont(woffFile: string): string {
  const target = resolve(CACHE_FOLDER, `${basename(woffFile, '.woff')}.ttf`);
  if (existsSync(target)) return target;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Builds that run at the same time see a whole file or none.
  const partial = `${target}.${process.pid}`;
  writeFileSync(partial, toTrueType(readFileSync(woffFile)));
  renameSync(partial, target);
  return target;
}
