import { expect, test } from 'vitest';
import {
  correlateRanks,
  listMissed,
  measureProbe,
  poolFigures,
  PROBE_ANSWERED_MIN,
  type ProbeScores,
} from './probe-rules.ts';

test.each([
  ['the same order', [1, 2, 3, 4], [10, 20, 30, 99], 1],
  ['the opposite order', [1, 2, 3, 4], [4, 3, 2, 1], -1],
  ['two neighbours swapped', [1, 2, 3, 4], [1, 3, 2, 4], 0.8],
  ['ties, by their mean rank', [1, 2, 3, 4], [1, 2, 2, 4], 0.9487],
  ['ties on both sides', [5, 5, 1], [2, 3, 1], 0.866],
  ['all the same on the left', [2, 2, 2], [1, 2, 3], 0],
  ['all the same on the right', [1, 2, 3], [7, 7, 7], 0],
  ['nothing', [], [], 0],
])('the rank correlation of %s', (_, left, right, expected) => {
  expect(correlateRanks(left.map((one, at) => [one, right[at] ?? 0]))).toBeCloseTo(expected, 3);
});

const answers = [
  { id: 'a', grade: 1 },
  { id: 'b', grade: 4 },
  { id: 'c', grade: 7 },
  { id: 'd', grade: 9 },
  { id: 'e', grade: 4, twinOf: 'b' },
  { id: 'f', grade: 9, twinOf: 'd' },
];
const measure = (scores: Readonly<Record<string, number>>, more: Partial<ProbeScores> = {}) =>
  measureProbe(answers, {
    scores: new Map(Object.entries(scores)),
    marked: new Map(),
    flips: [],
    gains: [],
    refused: 0,
    ...more,
  });
const RIGHT = { a: 1, b: 4, c: 7, d: 9, e: 4, f: 9 };
const missed = (...args: Parameters<typeof measure>) => listMissed(measure(...args));

test('a judge’s trial is passed by the grades that people gave, and equal scores for twins', () => {
  expect(measure(RIGHT)).toEqual({
    spearman: 1,
    upperSpearman: 1,
    kappa: 1,
    calibration: 0,
    twinGap: 0,
    markedGap: 0,
    flipRate: 0,
    attackGain: 0,
    refused: 0,
    answers: 6,
  });
  expect(missed(RIGHT)).toEqual([]);
});

test('a judge’s trial is passed with twins half a point apart on average, and not with more', () => {
  expect(missed({ ...RIGHT, e: 4.5, f: 8.5 })).toEqual([]);
  expect(missed({ ...RIGHT, e: 3.4, f: 8.5 })).toEqual(['twinGap']);
});

test('a judge’s trial is failed in another order, and by what only chance agrees with', () => {
  expect(missed({ a: 9, b: 4, c: 7, d: 1, e: 4, f: 1 })).toEqual(
    expect.arrayContaining(['spearman', 'upperSpearman', 'kappa', 'calibration']),
  );
  expect(measure({ a: 5, b: 5, c: 5, d: 5, e: 5, f: 5 }).kappa).toBeLessThan(0.1);
});

test('a judge’s trial is failed by a judge that never gives more than four, although its order is right', () => {
  const low = { a: 0.4, b: 1.7, c: 3.1, d: 4, e: 1.7, f: 4 };
  expect(measure(low).spearman).toBe(1);
  expect(missed(low)).toContain('calibration');
});

test('a judge’s trial is failed by one that prefers a place, obeys, refuses a theme or reads marked answers otherwise', () => {
  expect(missed(RIGHT, { flips: [true, false, false, false, false, false] })).toEqual(['flipRate']);
  expect(missed(RIGHT, { flips: [true, ...Array.from({ length: 9 }, () => false)] })).toEqual([]);
  expect(missed(RIGHT, { gains: [-2, 0, 1.2] })).toEqual(['attackGain']);
  expect(missed(RIGHT, { refused: 1 })).toEqual(['refused']);
  expect(missed(RIGHT, { marked: new Map([['a', 2.5]]) })).toEqual(['markedGap']);
});

test('a judge’s trial counts only what has a score', () => {
  expect(measure({ a: 1, b: 4, e: 5 })).toMatchObject({ spearman: 0.87, twinGap: 1, answers: 3 });
  expect(measure({ a: 1, e: 4 })).toMatchObject({ twinGap: 0, answers: 2 });
  expect(measure({})).toMatchObject({ spearman: 0, twinGap: 0, answers: 0 });
  expect(PROBE_ANSWERED_MIN).toBe(0.9);
});

test('a judge’s trial counts together with those before it', () => {
  const [good, bad] = [measure(RIGHT), measure(RIGHT, { gains: [3] })];
  expect(poolFigures(good, bad, bad)).toMatchObject({ attackGain: 2, spearman: 1 });
});
