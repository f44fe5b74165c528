import { tokenize } from './stem-rules.ts';

/** Letters of a shingle: long enough to distinguish texts, short enough to survive a slip of the pen. */
const SHINGLE_LENGTH = 6;
/** Answers of fewer words are alike by chance. */
const MIN_WORDS = 4;
/** Base of the rolling hash, and the factor of the letter that leaves it. */
const BASE = 0x01000193;
const LEAVING = Array.from({ length: SHINGLE_LENGTH }).reduce<number>((factor) => Math.imul(factor, BASE), 1);

/**
 * Returns the shingles of a text as sorted hashes, each once: pieces of its words without case, punctuation and emoji.
 */
export function listShingles(text: string): Uint32Array {
  const words = tokenize(text);
  if (words.length < MIN_WORDS) return new Uint32Array();
  const joined = words.join(' ');
  const hashes = new Uint32Array(Math.max(0, joined.length - SHINGLE_LENGTH + 1));
  for (let end = 0, hash = 0; end < joined.length; end += 1) {
    const leaving = end < SHINGLE_LENGTH ? 0 : joined.charCodeAt(end - SHINGLE_LENGTH);
    hash = (Math.imul(hash, BASE) + joined.charCodeAt(end) - Math.imul(leaving, LEAVING)) | 0;
    if (end >= SHINGLE_LENGTH - 1) hashes[end - SHINGLE_LENGTH + 1] = mix(hash);
  }
  hashes.sort();
  return hashes.filter((hash, index) => index === 0 || hash !== hashes[index - 1]);
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

/** Spreads a hash, so that the smallest ones are of any shingles. */
function mix(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (folded ^ (folded >>> 13)) >>> 0;
}
