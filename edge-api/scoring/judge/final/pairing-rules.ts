/** An answer that takes part in the final round. */
export type Finalist = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
};

/** What came of a pair of finalists, by id; `none` where the judge could not be had. */
export type PairResult = {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly result: 'first' | 'second' | 'draw' | 'none';
};

/** The finalists, best score first, and what came of the rounds so far. */
export type Standings = { readonly finalists: readonly Finalist[]; readonly results: readonly PairResult[] };

export type Pair = readonly [string, string];

export const FINALISTS_MAX = 32;
export const FINAL_ROUNDS = 6;
/** Steps of the search for pairs; past it, pairs are made as they come. */
const MAX_SEARCH_STEPS = 20_000;

/**
 * Returns the pairs of a round by the Swiss system: each finalist meets the nearest in standing whom they did not meet
 * before. A pure function of the rounds before, so that a round that is played again has the same pairs. With an odd
 * number the lowest in standing who had no bye has one; without anybody left to meet there are no pairs.
 */
export function pairRound({ finalists, results }: Standings, round: number): readonly Pair[] {
  const before = results.filter((result) => result.round < round);
  const met = new Set(
    before.filter(({ result }) => result !== 'none').map(({ first, second }) => pairKey(first, second)),
  );
  const order = sortByStanding(finalists, before);
  return order.length % 2 === 0 ? pairNearest(order, met) : pairNearest(withoutBye(order, before), met);
}

const pairKey = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

function sortByStanding(finalists: readonly Finalist[], results: readonly PairResult[]): readonly string[] {
  const points = countPoints(results);
  const standing = (id: string) => points.get(id) ?? 0;
  return finalists
    .toSorted((a, b) => standing(b.id) - standing(a.id) || b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** A win is one point and a draw half; a pair without a result counts as a draw, because nobody lost it. */
function countPoints(results: readonly PairResult[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const { first, second, result } of results) {
    const gained = result === 'first' ? 1 : result === 'second' ? 0 : 0.5;
    points.set(first, (points.get(first) ?? 0) + gained);
    points.set(second, (points.get(second) ?? 0) + 1 - gained);
  }
  return points;
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

/** Pairs whoever can be paired, where not everybody can. */
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
