import { listShingles, measureOverlap } from './shingle-rules.ts';

type IdentifiedAnswer = { readonly id: string; readonly answer: string };

/** Shingles by which similar answers are found, the smallest of each; and how many of them two must have in common. */
const SKETCH_SIZE = 24;
const SHARED_SKETCH_MIN = 5;
/** Answers that are remembered for one shingle: a common phrase tells nothing. */
const POSTINGS_MAX = 32;
/** The most similar of them that are compared as a whole. */
const CANDIDATES_MAX = 8;
/** Part of all shingles, or of those of the shorter answer, from which one is a copy of the other. */
const COPY_OVERLAP = 0.45;
const COPY_CONTAINMENT = 0.75;
/** A shorter answer than this part of the other is not a copy of it, even where it is contained. */
const COPY_LENGTH_RATIO = 0.45;

/**
 * Returns for each answer that is nearly the same as others the id of the earliest of them; answers that stand alone are
 * left out. Expects the earliest answer first. Time grows with the number of answers, not with its square.
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
    for (const shingle of sketch) addPosting(postings, shingle, index);
  }
  return toClusters(answers, find);
}

/** Returns the earlier answers that have enough of a sketch in common with an answer. */
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

/** Remembers an answer for a shingle, as long as few have it. */
function addPosting(postings: Map<number, number[]>, shingle: number, index: number): void {
  const list = postings.get(shingle) ?? [];
  if (list.length < POSTINGS_MAX) postings.set(shingle, [...list, index]);
}

/** Returns whether of two answers with `a` and `b` shingles, `shared` of them in common, one is a copy of the other. */
export function isCopy(shared: number, a: number, b: number): boolean {
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  if (short < long * COPY_LENGTH_RATIO) return false;
  return shared >= (a + b - shared) * COPY_OVERLAP || shared >= short * COPY_CONTAINMENT;
}

function toClusters(
  answers: readonly IdentifiedAnswer[],
  find: (index: number) => number,
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(answers.keys(), find);
  return new Map(
    [...groups].flatMap(([root, members]) =>
      members.length < 2
        ? []
        : members.map((index) => [answers[index]?.id ?? '', answers[root]?.id ?? ''] as const),
    ),
  );
}
