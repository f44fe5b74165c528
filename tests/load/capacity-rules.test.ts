import { expect, test } from 'vitest';
import { listParts, STRIPE_PER_SECOND } from './capacity-rules.ts';

const COSTS = { statements: 22, calls: 10, mails: 2, checkouts: 1, bytes: 10_000 };
const RUNS = { mailsPerSecond: 180, mailsPerRun: 25_000, secondsBetween: 300 };

test('what fans wait for carries more of them than the payment provider', () => {
  const waiting = listParts(COSTS, RUNS).filter(({ part }) => !part.startsWith('judge'));
  expect(waiting[0]).toMatchObject({ part: 'payment provider', fansPerSecond: STRIPE_PER_SECOND });
});
