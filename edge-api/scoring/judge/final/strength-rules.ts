import { mean } from '../reading-rules.ts';
import type { Finalist, PairResult } from './finalist.ts';

/** A finalist's strength by the Bradley–Terry model, as a logarithm with mean 0, and the rank; equals share one. */
export type RankedFinalist = { readonly id: string; readonly strength: number; readonly rank: number };

type Scored = Pick<Finalist, 'id' | 'score' | 'readings'>;

/** Strengths no further apart than this are equal: one would win 52.5 of 100 comparisons against the other. */
const EQUAL_WITHIN = 0.1;
/** What a point of the score is worth before anything is compared: who has one more would win 88 of 100. */
const STRENGTH_PER_POINT = 2;
/** Draws of a finalist, for each reading, with an opponent as strong as their own score says: what the score weighs. */
const DRAWS_PER_READING = 1;
const MAX_ITERATIONS = 5000;
const CONVERGED = 1e-9;

/**
 * Ranks the finalists by their strengths. Equals are those whose strengths hardly differ, and those whom no comparison
 * told apart from anyone. The same results give the same ranks, in whatever order they come.
 */
export function rankFinalists(
  finalists: readonly Scored[],
  results: readonly PairResult[],
): readonly RankedFinalist[] {
  const strengths = estimateStrengths(finalists, results);
  const decided = new Set(
    results.filter(({ result }) => result !== 'draw').flatMap(({ first, second }) => [first, second]),
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
 * Returns the logarithms of the finalists' strengths, with mean 0: those that make the results most likely, beside what
 * the scores say (Bradley–Terry, by minorization-maximization: Hunter 2004, https://doi.org/10.1214/aos/1079120141).
 */
export function estimateStrengths(
  finalists: readonly Scored[],
  results: readonly PairResult[],
): ReadonlyMap<string, number> {
  const ids = finalists.map(({ id }) => id).toSorted();
  const scores = new Map(finalists.map(({ id, score }) => [id, score]));
  const meanScore = mean([...scores.values()]);
  const priors = ids.map((id) => Math.exp(STRENGTH_PER_POINT * ((scores.get(id) ?? 0) - meanScore)));
  const readings = new Map(finalists.map((finalist) => [finalist.id, finalist.readings]));
  const draws = ids.map((id) => DRAWS_PER_READING * (readings.get(id) ?? 1));
  const matches = listMatches(ids, results);
  const wins = draws.map((count) => count / 2);
  for (const { a, b, gained } of matches) {
    wins[a] = (wins[a] ?? 0) + gained;
    wins[b] = (wins[b] ?? 0) + 1 - gained;
  }
  let current: readonly number[] = priors;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const next = improveStrengths(current, { priors, draws, wins, matches });
    const change = Math.max(0, ...next.map((value, at) => Math.abs(Math.log(value / (current[at] ?? 1)))));
    current = next;
    if (change < CONVERGED) break;
  }
  const logs = current.map(Math.log);
  const center = mean(logs);
  return new Map(ids.map((id, at) => [id, (logs[at] ?? 0) - center]));
}

type Match = { readonly a: number; readonly b: number; readonly gained: number };

function listMatches(ids: readonly string[], results: readonly PairResult[]): readonly Match[] {
  const index = new Map(ids.map((id, at) => [id, at]));
  return results.flatMap(({ first, second, result }) => {
    const [a, b] = [index.get(first), index.get(second)];
    if (a === undefined || b === undefined) return [];
    return [{ a, b, gained: result === 'first' ? 1 : result === 'second' ? 0 : 0.5 }];
  });
}

function improveStrengths(
  current: readonly number[],
  known: {
    readonly priors: readonly number[];
    readonly draws: readonly number[];
    readonly wins: readonly number[];
    readonly matches: readonly Match[];
  },
): readonly number[] {
  const expected = current.map((own, at) => (known.draws[at] ?? 1) / (own + (known.priors[at] ?? 1)));
  for (const { a, b } of known.matches) {
    const each = 1 / ((current[a] ?? 1) + (current[b] ?? 1));
    expected[a] = (expected[a] ?? 0) + each;
    expected[b] = (expected[b] ?? 0) + each;
  }
  return expected.map((value, at) => (known.wins[at] ?? 0) / value);
}
