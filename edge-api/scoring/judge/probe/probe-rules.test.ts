import { describe, expect, test } from 'vitest';
import { correlateRanks, measureProbe, PROBE_ANSWERED_MIN } from './probe-rules.ts';

describe('the rank correlation', () => {
  test.each([
    ['the same order', [1, 2, 3, 4], [10, 20, 30, 99], 1],
    ['the opposite order', [1, 2, 3, 4], [4, 3, 2, 1], -1],
    ['two neighbours swapped', [1, 2, 3, 4], [1, 3, 2, 4], 0.8],
    ['ties, by their mean rank', [1, 2, 3, 4], [1, 2, 2, 4], 0.9487],
    ['ties on both sides', [5, 5, 1], [2, 3, 1], 0.866],
    ['all the same on the left', [2, 2, 2], [1, 2, 3], 0],
    ['all the same on the right', [1, 2, 3], [7, 7, 7], 0],
    ['nothing', [], [], 0],
  ])('of %s', (_, left, right, expected) => {
    expect(correlateRanks(left, right)).toBeCloseTo(expected, 3);
  });
});

describe('a judge’s trial', () => {
  const answers = [
    { id: 'a', grade: 1 },
    { id: 'b', grade: 4 },
    { id: 'c', grade: 7 },
    { id: 'd', grade: 9 },
    { id: 'e', grade: 4, twinOf: 'b' },
    { id: 'f', grade: 9, twinOf: 'd' },
  ];
  const measure = (scores: Readonly<Record<string, number>>) =>
    measureProbe(answers, new Map(Object.entries(scores)));
  const RIGHT = { a: 1, b: 4, c: 7, d: 9, e: 4, f: 9 };

  test('is passed by the order that people gave, and equal scores for twins', () => {
    expect(measure(RIGHT)).toEqual({ spearman: 1, twinGap: 0, answers: 6, passed: true });
  });

  test('is passed with twins half a point apart on average, and not with more', () => {
    expect(measure({ ...RIGHT, e: 4.5, f: 8.5 })).toMatchObject({ twinGap: 0.5, passed: true });
    expect(measure({ ...RIGHT, e: 3.4, f: 8.5 })).toMatchObject({ twinGap: 0.55, passed: false });
  });

  test('is not passed in another order', () => {
    expect(measure({ a: 9, b: 4, c: 7, d: 1, e: 4, f: 1 })).toMatchObject({ twinGap: 0, passed: false });
    const swapped = measureProbe(
      [1, 2, 3, 4].map((grade) => ({ id: String(grade), grade })),
      new Map([
        ['1', 1],
        ['2', 3],
        ['3', 2],
        ['4', 4],
      ]),
    );
    expect(swapped).toEqual({ spearman: 0.8, twinGap: 0, answers: 4, passed: true });
  });

  test('counts only what has a score', () => {
    expect(measure({ a: 1, b: 4, e: 5 })).toEqual({ spearman: 0.87, twinGap: 1, answers: 3, passed: false });
    expect(measure({ a: 1, e: 4 })).toMatchObject({ twinGap: 0, answers: 2 });
    expect(measure({})).toEqual({ spearman: 0, twinGap: 0, answers: 0, passed: false });
    expect(PROBE_ANSWERED_MIN).toBe(0.9);
  });
});
