import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNT_SHOWN_MIN,
  FUNNEL,
  hideSmallCounts,
  toPeriods,
  type Counts,
  type ShownCount,
} from './rules.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const toRow = (count: number): Counts => ({ begun: count, checkouts: count, paid: count });
/** Shows a table with identical columns; returns one of them. */
const show = (...counts: number[]) => hideSmallCounts(counts.map(toRow)).map(({ begun }) => begun);

describe('the counts of a column', () => {
  test.each<[string, number[], ShownCount[]]>([
    ['are shown from five on', [12, 5, 7], [12, 5, 7]],
    ['are few below that, and a single one hides the next smallest too', [12, 3, 7], [12, 'few', 'hidden']],
    ['hide nothing more where two that are few share their sum', [12, 3, 2], [12, 'few', 'few']],
    ['hide one more where the sum leaves each small one 4', [12, 4, 4, 9], [12, 'few', 'few', 'hidden']],
    ['hide one more where the sum leaves each small one 0', [12, 0, 0, 9], [12, 'few', 'few', 'hidden']],
    ['hide one more where the sum leaves the small one 0', [12, 0, 5, 9], [12, 'few', 'hidden', 'hidden']],
    // Regression: a listed source has at least one answer, so two hidden counts that add up to 2 were both known to be 1.
    ['hide one more where the hidden ones add up to one each', [12, 1, 1, 9], [12, 'few', 'few', 'hidden']],
    ['hide the total where the hidden ones add up to one each', [30, 1, 1], ['hidden', 'few', 'few']],
    ['do not show which are few where no other is left to hide', [5, 0], ['hidden', 'hidden']],
    ['need nothing more where the total itself is few', [3], ['few']],
    ['need nothing more where the total and another are few', [1, 2], ['few', 'few']],
  ])('%s', (_, counts, shown) => {
    expect(show(...counts)).toEqual(shown);
  });

  test('are hidden in all steps of a row, so that those beside them do not tell them', () => {
    const rows = [
      { begun: 9, checkouts: 9, paid: 9 },
      { begun: 9, checkouts: 3, paid: 3 },
      { begun: 30, checkouts: 30, paid: 30 },
    ];
    expect(hideSmallCounts(rows)[0]).toEqual({ begun: 'hidden', checkouts: 'hidden', paid: 'hidden' });
  });
});

describe('days', () => {
  const toSpans = (...counts: number[]) =>
    toPeriods(counts.map((count, at) => ({ day: `day ${at}`, counts: toRow(count) }))).map((period) => [
      period.day,
      period.until,
      period.counts.paid,
    ]);

  test('stand alone where their counts can be shown', () => {
    expect(toSpans(5, 9)).toEqual([
      ['day 0', 'day 0', 5],
      ['day 1', 'day 1', 9],
    ]);
  });

  test('are joined until they can, and the rest joins the last ones', () => {
    expect(toSpans(1, 4, 9, 2, 1)).toEqual([
      ['day 0', 'day 1', 5],
      ['day 2', 'day 4', 12],
    ]);
  });

  test('are one where even all of them are few', () => {
    expect(toSpans(1, 0, 2)).toEqual([['day 0', 'day 2', 3]]);
  });
});

/**
 * Lists the values that a small count may have, as far as a reader of the column and its total can tell; `least` is the
 * smallest count that a row can have there.
 */
function listPossible(shown: readonly ShownCount[], total: number, least: number): number[] {
  const rest = total - sum(shown.filter((count) => typeof count === 'number'));
  const few = shown.filter((count) => count === 'few').length;
  const hidden = shown.filter((count) => count === 'hidden').length;
  return [0, 1, 2, 3, 4].slice(least).filter((value) => {
    const others = rest - value;
    const most = hidden > 0 ? Infinity : (few - 1) * (COUNT_SHOWN_MIN - 1);
    return others >= (few - 1) * least + hidden * COUNT_SHOWN_MIN && others <= most;
  });
}

test('no small count can be worked out from a total and the others', () => {
  const toCount = (min: number) => fc.oneof(fc.integer({ min, max: 6 }), fc.integer({ min, max: 60 }));
  const row = fc.record({ begun: toCount(1), checkouts: toCount(0), paid: toCount(0) });
  const table = fc.array(row, { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(table, (rows) => {
      for (const step of FUNNEL) {
        const total = sum(rows.map((counts) => counts[step]));
        const column = hideSmallCounts(rows).map((each) => each[step]);
        if (total >= COUNT_SHOWN_MIN && column.includes('few'))
          expect(listPossible(column, total, step === 'begun' ? 1 : 0).length).toBeGreaterThan(1);
      }
    }),
    { numRuns: 2000 },
  );
});
