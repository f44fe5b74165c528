import { expect, test } from 'vitest';
import { createSubmission } from './submissions.fixture.tsx';
import { sortSubmissions } from './sort-submissions.ts';

test('shows what was won first, then what can be paid, then the rest in its order', () => {
  const outcome = { isWinner: true } as NonNullable<Parameters<typeof sortSubmissions>[0][number]['outcome']>;
  const paid = { ...createSubmission('paid'), id: 'paid' };
  const refunded = { ...createSubmission('refunded'), id: 'refunded' };
  const pending = { ...createSubmission('pending'), id: 'pending' };
  const won = { ...createSubmission('paid'), id: 'won', outcome };
  expect(sortSubmissions([paid, refunded, pending, won]).map(({ id }) => id)).toEqual([
    'won',
    'pending',
    'paid',
    'refunded',
  ]);
});
