import { expect, test } from 'vitest';
import type { FanOutcome } from '#api/nominees/contract.ts';
import { createSubmission } from './submissions.fixture.tsx';
import { isFinished, sortSubmissions } from './sort-submissions.ts';

const NOW = new Date('2026-10-01T10:00:00.000Z');

test('shows what was won first, then what can be paid, soonest first, the rest in its order, a new thank-you, then judged', () => {
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
  const payBy = (id: string, subscriptionDeadline: string) => {
    const pending = createSubmission('pending', id);
    return { ...pending, campaign: { ...pending.campaign, subscriptionDeadline } };
  };
  const later = payBy('later', '2026-10-20T12:00:00.000Z');
  const soon = payBy('soon', '2026-10-02T12:00:00.000Z');
  const invitation = { token: 't', answerBy: null, acceptedAt: null, dateAnswer: null };
  const won = { ...createSubmission('paid'), id: 'won', outcome: { ...outcome, invitation } };
  const judged = { ...createSubmission('paid'), id: 'judged', outcome: { ...outcome, isWinner: false } };
  const thanked = { ...judged, id: 'thanked', thankedAt: '2026-09-20T10:00:00.000Z' };
  const earlier = { ...judged, id: 'earlier', thankedAt: '2026-09-10T10:00:00.000Z' };
  const submissions = [judged, earlier, paid, refunded, thanked, later, soon, won];
  expect(sortSubmissions(submissions, NOW).map(({ id }) => id)).toEqual([
    'won',
    'soon',
    'later',
    'paid',
    'refunded',
    'thanked',
    'judged',
    'earlier',
  ]);
});

test('is over where nothing waits for the fan: not while others may write or read, or news is new', () => {
  const refunded = createSubmission('refunded');
  const closed = { ...refunded.campaign, state: 'chosen' as const };
  const over = { ...refunded, campaign: closed };
  const overdue = { what: 'choice' as const, returnAt: '2026-10-20T10:00:00.000Z' };
  const cancelledAt = (day: string) => ({ at: `${day}T10:00:00.000Z`, by: 'owner' as const, reason: 'Ill' });
  const contact = { charity: 'De Leesboot', isAllowed: true };
  expect(
    [
      over,
      refunded,
      { ...over, contact },
      { ...over, wall: { displayName: 'Fem', isShown: false } },
      { ...over, contact: { ...contact, isAllowed: false } },
      { ...over, campaign: { ...closed, overdue } },
      { ...over, campaign: { ...closed, cancelled: cancelledAt('2026-09-30') } },
      { ...over, campaign: { ...closed, cancelled: cancelledAt('2026-09-10') } },
    ].map((submission) => isFinished(submission, NOW)),
  ).toEqual([true, false, false, false, true, false, false, true]);
});
