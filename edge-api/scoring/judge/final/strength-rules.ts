import type { PairResult } from './pairing-rules.ts';

/** A finalist's strength by the Bradley–Terry model, as a logarithm with mean 0, and the rank; equals share one. */
export type RankedFinalist = { readonly id: string; readonly strength: number; readonly rank: number };

/** Strengths no further apart than this are equal: one would win 52.5 of 100 comparisons against the other. */
const EQUAL_WITHIN = 0.1;
/** Draws of everybody with an average opponent, so that who won all or nothing has a strength as well. */
const PRIOR_DRAWS = 1;
const MAX_ITERATIONS = 5000;
const CONVERGED = 1e-9;

type Matches = {
  /** Wins of each finalist; a draw is half of one. */
  readonly wins: readonly number[];
  /** How often each met each. */
  readonly met: readonly (readonly number[])[];
};

/**
 * Ranks the finalists by their results: the strengths that make these most likely (Bradley–Terry), found by
 * minorization-maximization (Hunter 2004, https://doi.org/10.1214/aos/1079120141). The same results give the same
 * ranks, in whatever order they come. Pairs without a result count for nothing.
 */
export function rankFinalists(results: readonly PairResult[]): readonly RankedFinalist[] {
  const ids = [...new Set(results.flatMap(({ first, second }) => [first, second]))].toSorted();
  const strengths = findStrengths(countMatches(ids, results));
  const sorted = ids
    .map((id, index) => ({ id, strength: strengths[index] ?? 0 }))
    .toSorted((a, b) => b.strength - a.strength);
  const ranked: RankedFinalist[] = [];
  for (const [index, finalist] of sorted.entries()) {
    const leader = ranked.find(({ rank }) => rank === ranked.at(-1)?.rank);
    const isEqual = leader !== undefined && leader.strength - finalist.strength <= EQUAL_WITHIN;
    ranked.push({ ...finalist, rank: isEqual ? leader.rank : index + 1 });
  }
  return ranked;
}

function countMatches(ids: readonly string[], results: readonly PairResult[]): Matches {
  const index = new Map(ids.map((id, at) => [id, at]));
  const wins = ids.map(() => 0);
  const met = ids.map(() => ids.map(() => 0));
  for (const { first, second, result } of results) {
    const [a, b] = [index.get(first), index.get(second)];
    if (result === 'none' || a === undefined || b === undefined) continue;
    const gained = result === 'first' ? 1 : result === 'second' ? 0 : 0.5;
    wins[a] = (wins[a] ?? 0) + gained;
    wins[b] = (wins[b] ?? 0) + 1 - gained;
    const [rowA, rowB] = [met[a], met[b]];
    if (rowA && rowB) [rowA[b], rowB[a]] = [(rowA[b] ?? 0) + 1, (rowB[a] ?? 0) + 1];
  }
  return { wins, met };
}

/** Returns the logarithms of the strengths, rounded, with mean 0. */
function findStrengths({ wins, met }: Matches): readonly number[] {
  let current = wins.map(() => 1);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const next = current.map((own, i) => {
      const against = (met[i] ?? []).reduce((sum, count, j) => sum + count / (own + (current[j] ?? 1)), 0);
      return ((wins[i] ?? 0) + PRIOR_DRAWS / 2) / (against + PRIOR_DRAWS / (own + 1));
    });
    const change = Math.max(0, ...next.map((value, i) => Math.abs(Math.log(value / (current[i] ?? 1)))));
    current = next;
    if (change < CONVERGED) break;
  }
  const logs = current.map(Math.log);
  const mean = logs.reduce((sum, value) => sum + value, 0) / (logs.length || 1);
  return logs.map((value) => Math.round((value - mean) * 1000) / 1000);
}
