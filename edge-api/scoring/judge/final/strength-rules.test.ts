import { expect, test } from 'vitest';
import { estimateStrengths, type PairResult, rankFinalists } from './strength-rules.ts';

const toFinalists = (...scores: readonly number[]) =>
  scores.map((score, at) => ({ id: String.fromCharCode(97 + at), score, readings: 1 }));
const toResults = (...results: readonly (readonly [string, string, PairResult['result']])[]) =>
  results.map(([first, second, result], at): PairResult => ({ round: at + 1, first, second, result }));

type Case = [string, readonly number[], readonly PairResult[], Readonly<Record<string, number>>];

test.each<Case>([
  ['are nothing among nobody', [], [], {}],
  ['follow the scores before any result', [8, 7], [], { a: 1, b: -1 }],
  ['follow a win beside the scores', [8, 8], toResults(['a', 'b', 'first']), { a: 0.7563, b: -0.7563 }],
  ['follow a loss as much', [8, 8], toResults(['a', 'b', 'second']), { a: -0.7563, b: 0.7563 }],
  ['come together by a draw', [8, 7], toResults(['a', 'b', 'equal']), { a: 0.3333, b: -0.3333 }],
  [
    'count nothing against an answer that is no finalist',
    [8, 7],
    toResults(['a', 'x', 'first'], ['y', 'b', 'first']),
    { a: 1, b: -1 },
  ],
  [
    'add up over several results',
    [8, 8, 7],
    toResults(['a', 'b', 'first'], ['b', 'a', 'second'], ['c', 'b', 'first']),
    { a: 1.3628, b: -1.2398, c: -0.123 },
  ],
])('strengths %s', (_, scores, results, expected) => {
  const strengths = Object.fromEntries(estimateStrengths(toFinalists(...scores), results));
  expect(Object.keys(strengths)).toEqual(Object.keys(expected));
  for (const [id, strength] of Object.entries(expected)) expect(strengths[id]).toBeCloseTo(strength, 4);
});

test('strengths are the same to nine digits, in whatever order the finalists come', () => {
  const results = toResults(['a', 'b', 'first'], ['b', 'c', 'equal'], ['c', 'a', 'second']);
  const finalists = toFinalists(9, 4, 6);
  const strengths = estimateStrengths(finalists, results);
  expect([...estimateStrengths(finalists.toReversed(), results.toReversed())]).toEqual([
    ...[...strengths].map(([id, strength]) => [id, expect.closeTo(strength, 9)]),
  ]);
});

const rank = (scores: readonly number[], results: readonly PairResult[]) =>
  rankFinalists(toFinalists(...scores), results);

test('ranks are rounded strengths in order', () => {
  expect(rank([8, 8], toResults(['a', 'b', 'second']))).toEqual([
    { id: 'b', strength: 0.756, rank: 1 },
    { id: 'a', strength: -0.756, rank: 2 },
  ]);
});

test('ranks go by id among equals', () => {
  const finalists = toFinalists(8, 8, 8).toReversed();
  expect(rankFinalists(finalists, []).map(({ id, rank }) => [id, rank])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
});

test('ranks are shared with the first of equals, not from one to the next', () => {
  const won = toResults(['a', 'b', 'first'], ['b', 'a', 'first'], ['c', 'd', 'first'], ['d', 'c', 'first']);
  expect(rank([8, 7.96, 7.92, 7.88], won).map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
});

test('ranks are shared by those that nothing distinguished, and not with one that won or lost', () => {
  expect(rank([8, 7], toResults(['a', 'b', 'equal'])).map(({ rank }) => rank)).toEqual([1, 1]);
  const one = rank([9, 8, 4, 2], toResults(['a', 'd', 'first']));
  expect(one.map(({ id, rank }) => [id, rank])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 4],
  ]);
  const lost = rank([9, 8, 4, 2], toResults(['a', 'd', 'second']));
  expect(lost.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
});
