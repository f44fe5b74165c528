import { expect, test } from 'vitest';
import { listParts, STRIPE_PER_SECOND } from './capacity-rules.ts';

const COSTS = { statements: 22, calls: 10, mails: 2, checkouts: 1, bytes: 10_000 };
const RUNS = { mailsPerSecond: 180, mailsPerRun: 25_000, secondsBetween: 300 };

test('the parts come in the order in which they saturate', () => {
  const rates = listParts(COSTS, RUNS).map(({ fansPerSecond }) => fansPerSecond);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
});

test('what fans wait for carries more of them than the payment provider', () => {
  const waiting = listParts(COSTS, RUNS).filter(({ part }) => !part.startsWith('judge'));
  expect(waiting[0]).toMatchObject({ part: 'payment provider', fansPerSecond: STRIPE_PER_SECOND });
});

test('what costs twice as much saturates at half as many fans', () => {
  const find = (statements: number) =>
    listParts({ ...COSTS, statements }, RUNS).find(({ part }) => part === 'database, statements');
  expect(find(44)?.fansPerSecond).toBe(Number(find(22)?.fansPerSecond) / 2);
});
