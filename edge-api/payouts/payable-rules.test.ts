import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/rules.ts';
import { findObstacle, getPayableFrom, toReversal, toTransfer, type PayoutFacts } from './payable-rules.ts';

const WINNERS_AT = new Date('2026-10-01T10:00:00Z');
const PAYABLE_AT = new Date(WINNERS_AT.getTime() + 14 * DAY_MS);
const FIGURES = {
  participants: 10,
  payments: 10,
  paidCents: 10_000,
  refunds: 0,
  refundedCents: 0,
  disputes: 0,
  disputedCents: 0,
  pricedPayments: 10,
  costsCents: 400,
};
const PAYABLE: PayoutFacts = {
  isCancelled: false,
  isActive: false,
  winnersAt: WINNERS_AT,
  settledAt: new Date('2026-11-02'),
  plannedAt: new Date('2026-12-01'),
  charityStatus: 'approved',
  accountState: 'ready',
  hasRefundsDue: false,
  costsCoveredBy: 'platform',
  holdDays: 14,
  figures: FIGURES,
};
const find = (changes: Partial<PayoutFacts> = {}, now = PAYABLE_AT) =>
  findObstacle({ ...PAYABLE, ...changes }, now);
const withFigures = (figures: Partial<typeof FIGURES>) => ({ figures: { ...FIGURES, ...figures } });

test('a campaign is payable from the holding time after its winners were chosen, to the millisecond', () => {
  expect(find({}, new Date(PAYABLE_AT.getTime() - 1))).toBe('too-early');
  expect(find()).toBeUndefined();
  expect(find({ holdDays: 15 })).toBe('too-early');
  expect(getPayableFrom({ winnersAt: WINNERS_AT, holdDays: 0 })).toEqual(WINNERS_AT);
});

test('a campaign is payable never without winners', () => {
  expect(find({ winnersAt: null }, new Date('2030-01-01'))).toBe('no-winners');
  expect(getPayableFrom({ winnersAt: null, holdDays: 14 })).toBeNull();
});

test.each<[string, ReturnType<typeof find>, Partial<PayoutFacts>]>([
  ['when it does not go ahead', 'cancelled', { isCancelled: true }],
  ['while it is open', 'open', { isActive: true }],
  ['for a charity that nobody knows', 'charity-not-approved', { charityStatus: null }],
  ['for a charity that is pending', 'charity-not-approved', { charityStatus: 'pending' }],
  ['for a charity that is rejected', 'charity-not-approved', { charityStatus: 'rejected' }],
  ['while the meeting has no date, as where it was postponed', 'no-date', { plannedAt: null }],
  ['while refunds are due', 'refunds-due', { hasRefundsDue: true }],
  ['without an account', 'no-account', { accountState: null }],
  ['to an account that is incomplete', 'no-account', { accountState: 'incomplete' }],
  ['to an account that is pending', 'no-account', { accountState: 'pending' }],
  ['to an account that was refused', 'no-account', { accountState: 'refused' }],
])('a campaign is payable not %s', (_, obstacle, changes) => {
  expect(find(changes)).toBe(obstacle);
});

test('a campaign is payable only with something left, from a cent on', () => {
  expect(find(withFigures({ refundedCents: 10_000 }))).toBe('nothing-due');
  expect(find(withFigures({ disputedCents: 12_000 }))).toBe('nothing-due');
  expect(find(withFigures({ refundedCents: 9999 }))).toBeUndefined();
});

test('a campaign is payable only with something left after the costs, where the charity pays them', () => {
  const costsCoveredBy = 'charity';
  expect(find({ costsCoveredBy, ...withFigures({ costsCents: 10_000 }) })).toBe('nothing-due');
  expect(find({ costsCoveredBy, ...withFigures({ costsCents: 9999 }) })).toBeUndefined();
  expect(find({ ...withFigures({ costsCents: 20_000 }) })).toBeUndefined();
});

test('a campaign is payable only once all costs are known, where the charity pays them', () => {
  const figures = withFigures({ pricedPayments: 9 });
  expect(find({ costsCoveredBy: 'charity', ...figures })).toBe('costs-unknown');
  expect(find(figures)).toBeUndefined();
});

test.each([
  ['all of it', 1000, 0, 1000],
  ['less what the charity owes', 1000, -300, 700],
  ['and what the charity is still owed', 1000, 300, 1300],
  ['nothing where it owes as much', 1000, -1000, 0],
  ['nothing where it owes more', 1000, -1500, 0],
])('what is transferred is %s', (_, netCents, carryCents, amountCents) => {
  expect(toTransfer(netCents, carryCents)).toBe(amountCents);
});

const made = { netCents: 1000, amountCents: 1000, reversedCents: 0 };
test.each([
  ['nothing while nothing went back', made, 1000, 0, 0],
  ['what went back', made, 700, -300, 300],
  ['what was not taken back before', { ...made, reversedCents: 200 }, 700, -100, 100],
  ['nothing that a later transfer made up for', made, 700, 0, 0],
  ['no more than the charity owes', made, 700, -100, 100],
  ['no more than was transferred', { ...made, amountCents: 200 }, 0, -800, 200],
  ['nothing when more came', made, 1200, 200, 0],
])('what is taken back is %s', (_, transfer, currentCents, carryCents, expected) => {
  expect(toReversal(transfer, currentCents, carryCents)).toBe(expected);
});
