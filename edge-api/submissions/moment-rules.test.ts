import { expect, test } from 'vitest';
import {
  campaignStateAt,
  getMoment,
  rowStateAt,
  type CampaignFacts,
  type CampaignState,
  type FanFacts,
} from './moment-rules.ts';
import { MOMENT_TEXTS } from './moment-text-rules.ts';
import type { PaymentStatus } from './rules.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const [PAST, FUTURE] = [new Date('2026-11-19T12:00:00.000Z'), new Date('2026-11-21T12:00:00.000Z')];

const ROW = {
  isActive: true,
  winnersSelected: false,
  nomineeCount: 0,
  subscriptionStartDate: null,
  subscriptionDeadline: FUTURE,
  plannedAt: FUTURE,
  charityDueAt: null,
  cancelledAt: null,
};

test.each([
  ['open', {}],
  ['not-started', { subscriptionStartDate: FUTURE }],
  ['paused', { charityDueAt: FUTURE }],
  ['paused', { charityDueAt: FUTURE, subscriptionStartDate: FUTURE }],
  ['closed', { subscriptionDeadline: NOW }],
  ['closed', { subscriptionDeadline: null, plannedAt: NOW }],
  ['closed', { isActive: false, charityDueAt: FUTURE }],
  // Regression: a campaign that its owner closed before its start still promised to open.
  ['closed', { isActive: false, subscriptionStartDate: FUTURE }],
  ['nominated', { isActive: false, nomineeCount: 2 }],
  ['chosen', { isActive: false, winnersSelected: true }],
  ['chosen', { isActive: false, winnersSelected: true, plannedAt: null }],
  ['met', { isActive: false, winnersSelected: true, plannedAt: NOW }],
  ['cancelled', { isActive: false, winnersSelected: true, plannedAt: PAST, cancelledAt: PAST }],
])('a campaign is %s with %o', (state, changes) =>
  expect(rowStateAt({ ...ROW, ...changes }, NOW)).toBe(state),
);

test('a campaign is empty only once it has closed', () => {
  expect(rowStateAt(ROW, NOW, true)).toBe('open');
  expect(rowStateAt({ ...ROW, isActive: false }, NOW, true)).toBe('empty');
});

test('a campaign that was read before its deadline is closed at it, in the API’s own notation too', () => {
  const card: CampaignFacts = {
    isActive: true,
    winnersSelected: false,
    subscriptionStartDate: null,
    subscriptionDeadline: FUTURE.toISOString(),
    phase: 'open',
    plannedDate: null,
    paused: null,
    cancelled: null,
  };
  expect(campaignStateAt(card, NOW)).toBe('open');
  expect(campaignStateAt(card, FUTURE)).toBe('closed');
});

const paid = (more: Partial<FanFacts> = {}): FanFacts => ({ paymentStatus: 'paid', ...more });
const won = (
  invitation: NonNullable<NonNullable<FanFacts['outcome']>['invitation']>,
  date: Date | null = FUTURE,
) => paid({ outcome: { isWinner: true, ended: null, event: { plannedDate: date }, invitation } });

test.each([
  ['open', 'pending', 'unpaid', 'pay'],
  ['open', 'failed', 'failed', 'pay'],
  ['open', 'paid', 'in', 'closing'],
  ['not-started', 'paid', 'in', 'closing'],
  ['open', 'refunded', 'refunded', 'answer'],
  ['paused', 'pending', 'on-hold', 'charity'],
  ['closed', 'pending', 'missed', 'nothing'],
  ['closed', 'processing', 'processing', 'payment'],
  ['closed', 'paid', 'in', 'judging'],
  ['empty', 'paid', 'in', 'judging'],
  ['chosen', 'paid', 'chosen', 'thanks'],
  ['nominated', 'disputed', 'disputed', 'bank'],
  ['met', 'disputed', 'disputed', 'nothing'],
  ['cancelled', 'disputed', 'disputed', 'nothing'],
  ['chosen', 'processing', 'processing', 'late'],
  ['cancelled', 'processing', 'processing', 'late'],
  ['cancelled', 'paid', 'returning', 'refund'],
  ['cancelled', 'refunded', 'refunded', 'nothing'],
] as const)('what comes next for a fan: %s and %s', (campaign, paymentStatus, state, next) =>
  expect(getMoment(campaign, { paymentStatus })).toMatchObject({ state, next }),
);

// Regression: a fan who chose a bank transfer read that there was nothing to do, and sent no money.
test('a bank transfer is what comes next for a fan while it still has to be sent, and counts until there are winners', () => {
  const { text, next } = MOMENT_TEXTS.en;
  expect(text.processing).not.toMatch(/nothing|don’t need to do anything/i);
  expect(next.payment).toContain('Then send it with the details you were given.');
  expect(next.payment).toContain('still counts as long as there are no winners');
});

test('a fan who has paid does not take part with an answer that was withdrawn after a report', () => {
  const withdrawn = { paymentStatus: 'paid', isWithdrawn: true } as const;
  const moment = getMoment('open', withdrawn);
  expect(moment).toMatchObject({ state: 'withdrawn', next: 'nothing', isUndecided: false });
  const read = getMoment('nominated', { ...withdrawn, reading: { score: 8 } });
  expect(read).toMatchObject({ state: 'withdrawn', next: 'nothing' });
  expect(getMoment('cancelled', withdrawn)).toMatchObject({ state: 'returning', next: 'refund' });
});

test('a fan who has paid can win until the winners are chosen, also once the answer is judged', () => {
  const judged = getMoment('nominated', paid({ reading: { score: 8 } }));
  expect(judged).toMatchObject({ state: 'judged', next: 'choice', isUndecided: true });
  expect(getMoment('nominated', paid({ reading: { score: null } }))).toMatchObject({ state: 'in' });
  expect(getMoment('chosen', paid()).isUndecided).toBe(false);
});

// Regression: a refunded fan read “If you are chosen, the hour is yours”.
test('a fan who was refunded or never paid cannot win once the campaign is over', () => {
  const canWin = (state: CampaignState, paymentStatus: PaymentStatus) =>
    getMoment(state, { paymentStatus }).isUndecided;
  expect([canWin('nominated', 'refunded'), canWin('closed', 'pending')]).toEqual([false, false]);
  expect([canWin('open', 'refunded'), canWin('paused', 'pending')]).toEqual([true, true]);
  expect(canWin('nominated', 'disputed')).toBe(true);
});

test('a fan who has won replies, then meets, then is thanked', () => {
  const asked = { token: 't', answerBy: FUTURE, acceptedAt: null, dateAnswer: null };
  expect(getMoment('chosen', won(asked))).toMatchObject({ state: 'won', next: 'reply' });
  const accepted = { ...asked, acceptedAt: PAST };
  expect(getMoment('chosen', won(accepted))).toMatchObject({ state: 'accepted', next: 'meeting' });
  expect(getMoment('chosen', won(accepted, null))).toMatchObject({ state: 'accepted', next: 'date' });
  const moved = { ...accepted, dateAnswer: 'asked' };
  expect(getMoment('chosen', won(moved))).toMatchObject({ state: 'accepted', next: 'new-date' });
  const cannot = { ...accepted, dateAnswer: 'cannot' };
  expect(getMoment('chosen', won(cannot))).toMatchObject({ state: 'accepted', next: 'other-date' });
  const unasked = { ...asked, answerBy: null };
  expect(getMoment('chosen', won(unasked))).toMatchObject({ state: 'accepted', next: 'meeting' });
  expect(getMoment('met', won(accepted))).toMatchObject({ state: 'attended', next: 'thanks' });
  expect(getMoment('met', { ...won(accepted), thankedAt: PAST })).toMatchObject({ next: 'nothing' });
});

test('a fan who has not won is thanked; who lost the place reads so', () => {
  const outcome = { isWinner: false, ended: null, event: null, invitation: null };
  expect(getMoment('chosen', paid({ outcome }))).toMatchObject({ state: 'not-chosen', next: 'thanks' });
  expect(getMoment('chosen', paid({ outcome: { ...outcome, ended: 'silent' } })).state).toBe('ended');
  expect(getMoment('met', paid({ outcome }))).toMatchObject({ state: 'not-met', next: 'thanks' });
});

test('a fan who takes over another’s place is not told that the celebrity chose their answer', () => {
  for (const state of ['won', 'accepted', 'attended'] as const) {
    expect(MOMENT_TEXTS.nl.text[state]).not.toMatch(/gekozen|koos/);
    expect(MOMENT_TEXTS.en.text[state]).not.toMatch(/chose/);
  }
});

test('a fan is not told of money back once the meeting has taken place', () => {
  for (const [language, conditional] of [
    ['nl', /terug als|niet doorgaat/],
    ['en', /returned|go ahead/],
  ] as const) {
    expect(MOMENT_TEXTS[language].text['not-chosen']).toMatch(conditional);
    expect(MOMENT_TEXTS[language].text['not-met']).not.toMatch(conditional);
  }
});
