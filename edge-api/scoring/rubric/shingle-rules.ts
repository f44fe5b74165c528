import { tokenize } from './stem-rules.ts';

/** Letters of a shingle: long enough to tell texts apart, short enough to survive a slip of the pen. */
const SHINGLE_LENGTH = 6;
/** Answers of fewer words are alike by chance. */
const MIN_WORDS = 4;
/** Constants of the FNV-1a hash. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns the shingles of a text as sorted hashes, each once: pieces of its words without case, punctuation and emoji. */
export function listShingles(text: string): Uint32Array {
  const words = tokenize(text);
  if (words.length < MIN_WORDS) return new Uint32Array();
  const joined = words.join(' ');
  const hashes = new Set<number>();
  for (let start = 0; start + SHINGLE_LENGTH <= joined.length; start += 1) hashes.add(hashAt(joined, start));
  return Uint32Array.from(hashes).sort();
}

/** Returns how many hashes two sorted lists have in common. */
export function measureOverlap(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const [x, y] = [a[left] ?? 0, b[right] ?? 0];
    if (x === y) shared += 1;
    if (x <= y) left += 1;
    if (y <= x) right += 1;
  }
  return shared;
}

function hashAt(text: string, start: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < start + SHINGLE_LENGTH; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
