import { mean } from '../reading-rules.ts';
import type { Preference } from '../../rules.ts';

export type Finalist = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
  /** Number of readings behind its score. */
  readonly readings: number;
};

export type PairResult = {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  /** `equal` is a draw. */
  readonly result: Preference;
};

/** The finalists, best score first, and the results of the rounds so far. */
export type Standings = { readonly finalists: readonly Finalist[]; readonly results: readonly PairResult[] };

/** A finalist's Bradley–Terry strength, as a logarithm with mean 0, and the rank, which ties share. */
export type RankedFinalist = { readonly id: string; readonly strength: number; readonly rank: number };

type Scored = Pick<Finalist, 'id' | 'score' | 'readings'>;

/** Maximum difference of tied strengths: at this distance, one would win 52.5 of 100 comparisons against the other. */
const EQUAL_WITHIN = 0.1;
/** The prior strength per point of score: one more point means winning 88 of 100 comparisons. */
const STRENGTH_PER_POINT = 2;
const MAX_ITERATIONS = 5000;
const CONVERGED = 1e-9;

/**
 * Ranks the finalists by strength. Ties are finalists whose strengths hardly differ, and those without a decisive
 * comparison. The ranks depend only on the results, not on their order.
 */
export function rankFinalists(
  finalists: readonly Scored[],
  results: readonly PairResult[],
): readonly RankedFinalist[] {
  const strengths = estimateStrengths(finalists, results);
  const decided = new Set(
    results.filter(({ result }) => result !== 'equal').flatMap(({ first, second }) => [first, second]),
  );
  const sorted = finalists
    .map(({ id }) => ({ id, strength: Math.round((strengths.get(id) ?? 0) * 1000) / 1000 }))
    .toSorted((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));
  const ranked: RankedFinalist[] = [];
  let leader: RankedFinalist | undefined;
  for (const [index, finalist] of sorted.entries()) {
    const isEqual =
      leader !== undefined &&
      (leader.strength - finalist.strength <= EQUAL_WITHIN ||
        (!decided.has(leader.id) && !decided.has(finalist.id)));
    const current = { ...finalist, rank: isEqual && leader ? leader.rank : index + 1 };
    if (!isEqual) leader = current;
    ranked.push(current);
  }
  return ranked;
}

/**
 * Returns the logarithms of the finalists' strengths, with mean 0: the most likely ones given the results and the
 * scores. Each reading of a score weighs as much as a draw with an opponent of the strength that the score implies
 * (Bradley–Terry, by minorization-maximization: Hunter 2004, https://doi.org/10.1214/aos/1079120141).
 */
export function estimateStrengths(
  finalists: readonly Scored[],
  results: readonly PairResult[],
): ReadonlyMap<string, number> {
  const sorted = finalists.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const places = new Map(sorted.map(({ id }, at) => [id, at]));
  const meanScore = mean(sorted.map(({ score }) => score));
  const known = sorted.map(({ id, score, readings }) => {
    const matches = results.flatMap(({ first, second, result }) => {
      const opponent = first === id ? places.get(second) : second === id ? places.get(first) : undefined;
      const gained = result === 'equal' ? 0.5 : Number((result === 'first') === (first === id));
      return opponent === undefined ? [] : [{ opponent, gained }];
    });
    const wins = matches.reduce((sum, { gained }) => sum + gained, readings / 2);
    return { prior: Math.exp(STRENGTH_PER_POINT * (score - meanScore)), readings, matches, wins };
  });
  let current = known.map(({ prior }) => prior);
  for (
    let iteration = 0, change = Infinity;
    iteration < MAX_ITERATIONS && change >= CONVERGED;
    iteration += 1
  ) {
    const before = current;
    current = known.map(({ prior, readings, matches, wins }, at) => {
      const own = before[at] ?? 1;
      const expected = matches.reduce(
        (sum, { opponent }) => sum + 1 / (own + (before[opponent] ?? 1)),
        readings / (own + prior),
      );
      return wins / expected;
    });
    change = Math.max(0, ...current.map((value, at) => Math.abs(Math.log(value / (before[at] ?? 1)))));
  }
  const logs = current.map(Math.log);
  const center = mean(logs);
  return new Map(sorted.map(({ id }, at) => [id, (logs[at] ?? 0) - center]));
}
