import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** Hashes the names and contents of all matching files, and `extra`. */
export function hashFiles(patterns: readonly string[], extra = '', excluded?: RegExp): string {
  const files = globSync([...patterns])
    .filter((file) => !excluded?.test(file) && statSync(file).isFile())
    .toSorted();
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
