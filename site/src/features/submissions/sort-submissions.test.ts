import { expect, test } from 'vitest';
import type { FanOutcome } from '#api/nominees/contract.ts';
import { createSubmission } from './submissions.fixture.tsx';
import { sortSubmissions } from './SubmissionsView.tsx';

test('shows what was won first, then what can be paid, then the rest in its order, judged answers last', () => {
  const outcome: FanOutcome = {
    isWinner: true,
    isNominee: true,
    score: 8,
    judgedBy: 'model',
    reasoning: null,
    invitation: null,
    ended: null,
    winnerReasons: [],
    event: null,
  };
  const paid = { ...createSubmission('paid'), id: 'paid' };
  const refunded = { ...createSubmission('refunded'), id: 'refunded' };
  const pending = { ...createSubmission('pending'), id: 'pending' };
  const won = { ...createSubmission('paid'), id: 'won', outcome };
  const judged = { ...createSubmission('paid'), id: 'judged', outcome: { ...outcome, isWinner: false } };
  expect(sortSubmissions([judged, paid, refunded, pending, won]).map(({ id }) => id)).toEqual([
    'won',
    'pending',
    'paid',
    'refunded',
    'judged',
  ]);
});
