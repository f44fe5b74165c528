import { expect, test } from 'vitest';
import { FINAL_ROUNDS } from '../../rules.ts';
import { correlateRanks } from '../probe/probe-rules.ts';
import { type Finalist, type PairResult, rankFinalists } from './strength-rules.ts';
import { pairRound } from './pairing-rules.ts';

const createFinalists = (count: number): readonly Finalist[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${String(index).padStart(2, '0')}`,
    question: '?',
    answer: '.',
    // Up to two points off the merit, in which the ids are ordered.
    score: 9 - index / 10 + ((index * 7) % 5) - 2,
    readings: 1,
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

test.each([2, 3, 5, 8, 31, 32])(
  'the pairs of a round meet once at most, everyone in every round they can, among %i',
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

test('the pairs of a round do not depend on what came later', () => {
  const finalists = createFinalists(8);
  const results = play(finalists, byMerit);
  expect(pairRound({ finalists, results }, 2)).toEqual(
    pairRound({ finalists, results: results.filter(({ round }) => round === 1) }, 2),
  );
});

test('the pairs of a round are none for no answers, and for a single one', () => {
  expect(pairRound({ finalists: [], results: [] }, 1)).toEqual([]);
  expect(pairRound({ finalists: createFinalists(1), results: [] }, 1)).toEqual([]);
});

test('the ranks follow a judge who is always right, more than the scores', () => {
  for (const count of [8, 20, 32]) {
    const finalists = createFinalists(count);
    const ranked = rankFinalists(finalists, play(finalists, byMerit));
    const merit = (ids: readonly string[]) =>
      correlateRanks(ids.map((id, index) => [Number(id.slice(1)), index]));
    const byScore = finalists.toSorted((a, b) => b.score - a.score).map(({ id }) => id);
    expect(merit(ranked.map(({ id }) => id))).toBeGreaterThan(0.93);
    expect(merit(byScore)).toBeLessThan(0.9);
  }
});

test('the ranks keep the order of scores that a judge confirms', () => {
  const finalists = createFinalists(32).map((one, index) => ({ ...one, score: 9 - index / 10 }));
  const places = rankFinalists(finalists, play(finalists, byMerit)).map(({ id }) => Number(id.slice(1)));
  expect(correlateRanks(places.map((place, index) => [place, index]))).toBeGreaterThan(0.99);
});

test('the ranks stay finite for who won all, lost all or was in a circle', () => {
  const circle: readonly PairResult[] = [
    { round: 1, first: 'a', second: 'b', result: 'first' },
    { round: 2, first: 'b', second: 'c', result: 'first' },
    { round: 3, first: 'c', second: 'a', result: 'first' },
    { round: 4, first: 'x', second: 'a', result: 'first' },
  ];
  const finalists = ['a', 'b', 'c', 'x'].map((id, index) => ({ id, score: index * 3, readings: 1 }));
  const ranked = rankFinalists(finalists, circle);
  expect(ranked.every(({ strength }) => Number.isFinite(strength))).toBe(true);
  expect(ranked[0]?.id).toBe('x');
  expect(rankFinalists([], [])).toEqual([]);
});
