import { expect, test } from 'vitest';
import { READINGS_MAX } from '../rules.ts';
import { listContested, toInterval } from './reading-rules.ts';

const read = (id: string, ...scores: readonly number[]) => ({ id, scores, readings: scores.length });

test('a score lies where its readings say, the closer the more there are', () => {
  expect(toInterval([5])).toEqual({ mean: 5, low: 3.04, high: 6.96 });
  const { mean, low, high } = toInterval([4, 5, 6, 5]);
  expect([mean, low, high].map((value) => value.toFixed(2))).toEqual(['5.00', '4.02', '5.98']);
  expect([toInterval([9.5]).high, toInterval([0.5]).low]).toEqual([10, 0]);
});

test('answers are contested whose interval reaches the line behind a place', () => {
  const answers = [read('a', 9.8), read('b', 6), read('c', 5), read('d', 4), read('e', 0.5)];
  expect(listContested(answers, [2])).toEqual(['b', 'c', 'd']);
  expect(listContested(answers, [1])).toEqual(['a', 'b']);
  expect(listContested(answers, [5, 32])).toEqual([]);
});

test('an answer is read so often at most, and not again once the judge refused it the first time', () => {
  const often = { id: 'a', scores: [5], readings: READINGS_MAX };
  const refused = { id: 'c', scores: [], readings: 1 };
  expect(listContested([often, read('b', 5), refused], [1])).toEqual(['b']);
});
