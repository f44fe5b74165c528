import type { RankedFinalist } from '../scoring/index.ts';

type ScoredAnswer = {
  readonly submissionId: string;
  readonly score: number;
  /** The earliest of this answer's near copies, maybe itself; null if it has none. */
  readonly cluster: string | null;
};

/**
 * `place` is the displayed rank, in the final or by score, which ties share; `strength` is the value that ranks the
 * answer. `isCopy` is true if an earlier answer is nearly the same: only the original can be a nominee, or, if that no
 * longer counts, the best ranked copy.
 */
export type RankedAnswer<A> = A & {
  readonly place: number;
  readonly strength: number;
  readonly isCopy: boolean;
};

/** Ranks answers sorted by score: finalists by the final, all others, then copies; a lost finalist leaves no gap. */
export function rankAnswers<A extends ScoredAnswer>(
  scored: readonly A[],
  final: readonly RankedFinalist[],
): readonly RankedAnswer<A>[] {
  const finalists = new Map(final.map((finalist) => [finalist.id, finalist]));
  const byRank = scored
    .map((answer) => ({ answer, rank: finalists.get(answer.submissionId)?.rank ?? Infinity }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  const originals = findOriginals(byRank.map(({ answer }) => answer));
  const ordered = byRank.map(({ answer, rank }) => {
    const isCopy = answer.cluster !== null && originals.get(answer.cluster) !== answer.submissionId;
    return { answer, rank, isCopy };
  });
  const sorted = [...ordered.filter(({ isCopy }) => !isCopy), ...ordered.filter(({ isCopy }) => isCopy)];
  let place = 1;
  return sorted.map((current, index) => {
    const before = sorted[index - 1];
    if (before && !isEqual(before, current)) place = index + 1;
    const { answer, isCopy } = current;
    const strength = finalists.get(answer.submissionId)?.strength ?? answer.score;
    return { ...answer, isCopy, place, strength };
  });
}

type Ordered = { readonly answer: ScoredAnswer; readonly rank: number; readonly isCopy: boolean };

/** Returns whether two answers are tied: by the rank in the final, or by score outside it. */
function isEqual(one: Ordered, other: Ordered): boolean {
  const isSame = one.rank === Infinity ? one.answer.score === other.answer.score : true;
  return one.rank === other.rank && one.isCopy === other.isCopy && isSame;
}

/**
 * Returns the first answers of a ranking that may be nominees, and those that tie with the last of them: random ids
 * decide which of the tied answers comes first, so a person decides about the others.
 */
export function takeBest<A extends ScoredAnswer>(ranked: readonly RankedAnswer<A>[], max: number) {
  const single = ranked.filter(({ isCopy }) => !isCopy);
  const best = single.slice(0, max);
  return { best, tied: single.slice(max).filter(({ place }) => place === best.at(-1)?.place) };
}

/** Maps each group of near copies to its earliest answer, or, if that is not among these, to the first of these. */
function findOriginals(answers: readonly ScoredAnswer[]): ReadonlyMap<string, string> {
  const ids = new Set(answers.map(({ submissionId }) => submissionId));
  const originals = new Map<string, string>();
  for (const { submissionId, cluster } of answers)
    if (cluster !== null && !originals.has(cluster))
      originals.set(cluster, ids.has(cluster) ? cluster : submissionId);
  return originals;
}
