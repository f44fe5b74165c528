import { describe, expect, test } from 'vitest';
import { FINAL_ROUNDS, pairRound, type Finalist, type PairResult } from './pairing-rules.ts';
import { rankFinalists } from './strength-rules.ts';

const createFinalists = (count: number): readonly Finalist[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${String(index).padStart(2, '0')}`,
    question: '?',
    answer: '.',
    // Not in the order of merit, which is that of the ids.
    score: (index * 7) % 10,
  }));

type Verdict = (first: string, second: string) => PairResult['result'];
const byMerit: Verdict = (first, second) => (first < second ? 'first' : 'second');

function play(finalists: readonly Finalist[], judge: Verdict): readonly PairResult[] {
  const results: PairResult[] = [];
  for (let round = 1; round <= FINAL_ROUNDS; round += 1) {
    const pairs = pairRound({ finalists, results }, round);
    expect(pairRound({ finalists, results: [...results] }, round)).toEqual(pairs);
    results.push(...pairs.map(([first, second]) => ({ round, first, second, result: judge(first, second) })));
  }
  return results;
}

describe('the pairs of a round', () => {
  test.each([2, 3, 5, 8, 31, 32])(
    'meet once at most, everybody in every round they can, among %i',
    (count) => {
      const finalists = createFinalists(count);
      const results = play(finalists, byMerit);
      const keys = results.map(({ first, second }) => [first, second].toSorted().join(' '));
      expect(new Set(keys).size).toBe(keys.length);
      const played = finalists.map(
        ({ id }) => results.filter((one) => one.first === id || one.second === id).length,
      );
      const most = Math.min(FINAL_ROUNDS, count % 2 === 0 ? count - 1 : count);
      expect(Math.max(...played)).toBeLessThanOrEqual(FINAL_ROUNDS);
      expect(Math.min(...played)).toBeGreaterThanOrEqual(count % 2 === 0 ? most : most - 1);
    },
  );

  test('meet again when the judge could not be had', () => {
    const finalists = createFinalists(2);
    const none: PairResult = { round: 1, first: 'a00', second: 'a01', result: 'none' };
    expect(pairRound({ finalists, results: [none] }, 2)).toHaveLength(1);
    expect(pairRound({ finalists, results: [{ ...none, result: 'draw' }] }, 2)).toEqual([]);
  });

  test('do not depend on what came later', () => {
    const finalists = createFinalists(8);
    const results = play(finalists, byMerit);
    expect(pairRound({ finalists, results }, 2)).toEqual(
      pairRound({ finalists, results: results.filter(({ round }) => round === 1) }, 2),
    );
  });

  test('are none among nobody, and for one alone', () => {
    expect(pairRound({ finalists: [], results: [] }, 1)).toEqual([]);
    expect(pairRound({ finalists: createFinalists(1), results: [] }, 1)).toEqual([]);
  });
});

describe('the ranks', () => {
  test('follow a judge who is always right, whatever the scores said', () => {
    const ranked = rankFinalists(play(createFinalists(32), byMerit));
    expect(ranked[0]).toMatchObject({ id: 'a00', rank: 1 });
    const places = ranked.map(({ id }) => Number(id.slice(1)));
    const inversions = places.flatMap((one, i) => places.slice(i + 1).filter((other) => other < one));
    expect(inversions.length / ((32 * 31) / 2)).toBeLessThan(0.15);
    expect(ranked.slice(0, 8).every(({ id }) => Number(id.slice(1)) < 14)).toBe(true);
  });

  test('are shared by equals, and the next place counts them all', () => {
    const results: readonly PairResult[] = [
      { round: 1, first: 'a', second: 'b', result: 'draw' },
      { round: 1, first: 'c', second: 'd', result: 'first' },
      { round: 2, first: 'a', second: 'c', result: 'first' },
      { round: 2, first: 'b', second: 'c', result: 'first' },
    ];
    expect(rankFinalists(results).map(({ id, rank }) => [id, rank])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 3],
      ['d', 4],
    ]);
  });

  test('are all the same when nothing tells the answers apart', () => {
    for (const result of ['draw', 'none'] as const) {
      const ranked = rankFinalists(play(createFinalists(8), () => result));
      expect(new Set(ranked.map(({ rank }) => rank))).toEqual(new Set([1]));
    }
  });

  test('do not depend on the order of the results', () => {
    const results = play(createFinalists(16), byMerit);
    expect(rankFinalists(results.toReversed())).toEqual(rankFinalists(results));
  });

  test('stay finite for who won all, lost all or was in a circle', () => {
    const circle: readonly PairResult[] = [
      { round: 1, first: 'a', second: 'b', result: 'first' },
      { round: 2, first: 'b', second: 'c', result: 'first' },
      { round: 3, first: 'c', second: 'a', result: 'first' },
      { round: 4, first: 'x', second: 'a', result: 'first' },
    ];
    const ranked = rankFinalists(circle);
    expect(ranked.every(({ strength }) => Number.isFinite(strength))).toBe(true);
    expect(ranked[0]?.id).toBe('x');
    expect(rankFinalists([])).toEqual([]);
  });
});
