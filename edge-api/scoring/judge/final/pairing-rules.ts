import { estimateStrengths, type Finalist, type PairResult, type Standings } from './strength-rules.ts';

/** Maximum number of finalists with those whose scores are level with the last one's; a query has 100 parameters. */
export const LEVEL_FINALISTS_MAX = 48;

type Pair = readonly [string, string];

/** Maximum steps of the search for pairs; after that, pairs are made greedily. */
const MAX_SEARCH_STEPS = 20_000;

/**
 * Returns the pairs of a round by the Swiss system: each finalist meets the nearest in standing whom they have not met.
 * With an odd number, the lowest in standing without an earlier bye gets one; if everyone has met, there are no pairs.
 */
export function pairRound({ finalists, results }: Standings, round: number): readonly Pair[] {
  const before = results.filter((result) => result.round < round);
  const met = new Set(before.map(({ first, second }) => pairKey(first, second)));
  const order = sortByStanding(finalists, before);
  return order.length % 2 === 0 ? pairNearest(order, met) : pairNearest(withoutBye(order, before), met);
}

const pairKey = (...ids: Pair) => ids.toSorted().join(' ');

/** Sorts by the strengths estimated so far, which before the first round follow from the scores. */
function sortByStanding(finalists: readonly Finalist[], results: readonly PairResult[]): readonly string[] {
  const strengths = estimateStrengths(finalists, results);
  const standing = (id: string) => strengths.get(id) ?? 0;
  return finalists.map(({ id }) => id).toSorted((a, b) => standing(b) - standing(a) || (a < b ? -1 : 1));
}

function withoutBye(order: readonly string[], results: readonly PairResult[]): readonly string[] {
  const rounds = new Set(results.map(({ round }) => round)).size;
  const played = (id: string) => results.filter(({ first, second }) => first === id || second === id).length;
  const index = order.findLastIndex((id) => played(id) >= rounds);
  return order.toSpliced(index, 1);
}

function pairNearest(order: readonly string[], met: ReadonlySet<string>): readonly Pair[] {
  let steps = 0;
  const search = ([first, ...rest]: readonly string[]): readonly Pair[] | undefined => {
    if (first === undefined) return [];
    for (const [index, second] of rest.entries()) {
      steps += 1;
      if (steps > MAX_SEARCH_STEPS) return undefined;
      if (met.has(pairKey(first, second))) continue;
      const others = search(rest.toSpliced(index, 1));
      if (others) return [[first, second], ...others];
    }
    return undefined;
  };
  return search(order) ?? pairGreedily(order, met);
}

/** Pairs as many finalists as possible if not all can be paired. */
function pairGreedily(order: readonly string[], met: ReadonlySet<string>): readonly Pair[] {
  const free = [...order];
  const pairs: Pair[] = [];
  for (let first = free.shift(); first !== undefined; first = free.shift()) {
    const current = first;
    const index = free.findIndex((second) => !met.has(pairKey(current, second)));
    const [second] = index === -1 ? [] : free.splice(index, 1);
    if (second !== undefined) pairs.push([current, second]);
  }
  return pairs;
}
