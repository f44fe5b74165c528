import type { RankedFinalist } from '../scoring/index.ts';

type ScoredAnswer = {
  readonly submissionId: string;
  readonly score: number;
  /** The answers that this one is nearly the same as; null for one of its own. */
  readonly cluster: string | null;
};

/**
 * `place` is the rank that people are shown, which equals of the final share; `strength` is what ranks the answer.
 * `isCopy` is true where a better ranked answer is nearly the same: of those, one alone can be a nominee.
 */
type RankedAnswer<A> = A & { readonly place: number; readonly strength: number; readonly isCopy: boolean };

/**
 * Returns scored answers, which come by score and payment, in the order of their ranking: first those of the final by
 * their rank there, then all others, and copies last. A finalist who no longer counts leaves no gap.
 */
export function rankAnswers<A extends ScoredAnswer>(
  scored: readonly A[],
  final: readonly RankedFinalist[],
): readonly RankedAnswer<A>[] {
  const finalists = new Map(final.map((finalist) => [finalist.id, finalist]));
  const seen = new Set<string>();
  const ordered = scored
    .map((answer) => ({ answer, rank: finalists.get(answer.submissionId)?.rank ?? Infinity }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map((entry) => ({ ...entry, isCopy: !isFirstOfCluster(seen, entry.answer.cluster) }));
  const sorted = [...ordered.filter(({ isCopy }) => !isCopy), ...ordered.filter(({ isCopy }) => isCopy)];
  return sorted.map(({ answer, rank, isCopy }, index) => ({
    ...answer,
    isCopy,
    place: rank === Infinity ? index + 1 : sorted.findIndex((other) => other.rank === rank) + 1,
    strength: finalists.get(answer.submissionId)?.strength ?? answer.score,
  }));
}

function isFirstOfCluster(seen: Set<string>, cluster: string | null): boolean {
  if (cluster === null) return true;
  if (seen.has(cluster)) return false;
  seen.add(cluster);
  return true;
}
