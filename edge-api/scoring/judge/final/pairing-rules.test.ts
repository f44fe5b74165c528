import { expect, test } from 'vitest';
import type { PairResult } from './strength-rules.ts';
import { pairRound } from './pairing-rules.ts';

const toFinalists = (scores: Readonly<Record<string, number>>) =>
  Object.entries(scores).map(([id, score]) => ({ id, question: '?', answer: '.', score, readings: 1 }));
const equals = (count: number) =>
  toFinalists(
    Object.fromEntries(Array.from({ length: count }, (_, at) => [String.fromCharCode(97 + at), 8])),
  );
const draw = (round: number, first: string, second: string): PairResult => ({
  round,
  first,
  second,
  result: 'equal',
});

test('the pairs of a round are the nearest in standing, the better one first', () => {
  const finalists = toFinalists({ a: 5, b: 9, c: 7, d: 8 });
  expect(pairRound({ finalists, results: [] }, 1)).toEqual([
    ['b', 'd'],
    ['c', 'a'],
  ]);
});

test('the pairs of a round go by id among equals, in whatever order they come', () => {
  const pairs = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  const finalists = equals(4);
  for (const some of [finalists, finalists.toReversed()])
    expect(pairRound({ finalists: some, results: [] }, 1)).toEqual(pairs);
});

test('the pairs of a round leave the lowest of an odd number out, and another one next', () => {
  const first = pairRound({ finalists: equals(3), results: [] }, 1);
  expect(first).toEqual([['a', 'b']]);
  expect(pairRound({ finalists: equals(3), results: [draw(1, 'a', 'b')] }, 2)).toEqual([['a', 'c']]);
});

test('the pairs of a round are as many as can be where not all can meet a new opponent', () => {
  const results = [draw(1, 'a', 'b'), draw(2, 'a', 'c'), draw(3, 'a', 'd')];
  expect(pairRound({ finalists: equals(4), results }, 4)).toEqual([['b', 'c']]);
});

test('the pairs of a round are found quickly where one has met all the others', () => {
  const finalists = equals(24);
  const results = finalists.slice(1).map(({ id }, at) => draw(at + 1, 'a', id));
  const pairs = pairRound({ finalists, results }, 24);
  expect(pairs).toHaveLength(11);
  expect(pairs.flat()).not.toContain('a');
});
