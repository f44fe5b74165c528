import { tokenize } from './text-rules.ts';

type IdentifiedAnswer = { readonly id: string; readonly answer: string };

/** How many of an answer's smallest shingles make up its sketch, and how many of these two similar answers share. */
const SKETCH_SIZE = 24;
const SHARED_SKETCH_MIN = 5;
/** The maximum number of answers indexed per shingle; a common phrase tells nothing. */
const POSTINGS_MAX = 32;
/** The number of candidates, most similar first, of which all shingles are compared. */
const CANDIDATES_MAX = 8;
/** The share of all shingles, or of the shorter answer's, that two copies have in common at least. */
const COPY_OVERLAP = 0.45;
const COPY_CONTAINMENT = 0.75;
/** An answer shorter than this share of the other is not a copy, even if the other one contains it. */
const COPY_LENGTH_RATIO = 0.45;

/**
 * Maps the id of each near copy to the id of the earliest answer in its cluster; unique answers are left out. Expects
 * the earliest answer first. The time grows with the number of answers, not with its square.
 */
export function clusterNearCopies(answers: readonly IdentifiedAnswer[]): ReadonlyMap<string, string> {
  const shingles = answers.map(({ answer }) => listShingles(answer));
  const parents = answers.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[index] = root;
    return root;
  };
  const postings = new Map<number, number[]>();
  for (const [index, own] of shingles.entries()) {
    const sketch = own.subarray(0, SKETCH_SIZE);
    for (const other of listCandidates(sketch, postings)) {
      const [a, b] = [find(index), find(other)];
      const theirs = shingles[other] ?? own;
      if (a !== b && isCopy(measureOverlap(own, theirs), own.length, theirs.length))
        parents[Math.max(a, b)] = Math.min(a, b);
    }
    for (const shingle of sketch) {
      const list = postings.get(shingle) ?? [];
      if (list.length < POSTINGS_MAX) postings.set(shingle, [...list, index]);
    }
  }
  const groups = [...Map.groupBy(answers, (_, index) => find(index)).values()];
  return new Map(
    groups
      .filter(({ length }) => length > 1)
      .flatMap((members) => members.map(({ id }) => [id, members[0]?.id ?? id] as const)),
  );
}

/** Returns the earlier answers that share enough of an answer's sketch, most similar first. */
function listCandidates(
  sketch: Uint32Array,
  postings: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const counts = new Map<number, number>();
  for (const shingle of sketch)
    for (const other of postings.get(shingle) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
  const needed = Math.min(SHARED_SKETCH_MIN, sketch.length);
  return [...counts]
    .filter(([, count]) => count >= needed)
    .sort(([, a], [, b]) => b - a)
    .slice(0, CANDIDATES_MAX)
    .map(([other]) => other);
}

/** Returns whether two answers with `a` and `b` shingles are copies, if they have `shared` of them in common. */
export function isCopy(shared: number, a: number, b: number): boolean {
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  if (short < long * COPY_LENGTH_RATIO) return false;
  return shared >= (a + b - shared) * COPY_OVERLAP || shared >= short * COPY_CONTAINMENT;
}

/** The length of a shingle: long enough to distinguish texts, short enough to survive typos. */
const SHINGLE_LENGTH = 6;
/** Shorter answers are not compared, because they can match by chance. */
const MIN_WORDS = 4;
const BASE = 0x01000193;
const LEAVING = Array.from({ length: SHINGLE_LENGTH }).reduce<number>((factor) => Math.imul(factor, BASE), 1);

/** Returns the distinct shingles of a text as sorted hashes. Ignores case, punctuation and emoji. */
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

/** Mixes a hash, so that the smallest hashes are a random sample of the shingles. */
function mix(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (folded ^ (folded >>> 13)) >>> 0;
}
