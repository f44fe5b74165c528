import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../platform/rules.ts';
import {
  findObstacle,
  getPayableFrom,
  PAYOUT_WAIT_MS,
  toTransfer,
  type PayoutFacts,
} from './payable-rules.ts';

const CLOSED_AT = new Date('2026-10-01T10:00:00Z');
const PAYABLE_AT = new Date(CLOSED_AT.getTime() + PAYOUT_WAIT_MS);
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
  isPaidOut: false,
  isCancelled: false,
  isActive: false,
  closedAt: CLOSED_AT,
  winnersAt: null,
  charityStatus: 'approved',
  hasAccount: true,
  hasRefundsDue: false,
  costsCoveredBy: 'platform',
  figures: FIGURES,
};
const find = (changes: Partial<PayoutFacts> = {}, now = PAYABLE_AT) =>
  findObstacle({ ...PAYABLE, ...changes }, now);
const withFigures = (figures: Partial<typeof FIGURES>) => ({ figures: { ...FIGURES, ...figures } });

describe('a campaign is payable', () => {
  test('from 14 days after it closed without winners, to the millisecond', () => {
    expect(PAYOUT_WAIT_MS).toBe(14 * DAY_MS);
    expect(find({}, new Date(PAYABLE_AT.getTime() - 1))).toBe('too-early');
    expect(find()).toBeUndefined();
  });

  test('from 14 days after its winners were chosen, however early it closed', () => {
    const winnersAt = new Date(CLOSED_AT.getTime() + 5 * DAY_MS);
    expect(find({ winnersAt })).toBe('too-early');
    expect(find({ winnersAt }, new Date(winnersAt.getTime() + PAYOUT_WAIT_MS))).toBeUndefined();
    expect(getPayableFrom({ isActive: false, closedAt: CLOSED_AT, winnersAt })).toEqual(
      new Date(winnersAt.getTime() + PAYOUT_WAIT_MS),
    );
  });

  test('not twice, not when it does not go ahead, and not while it is open', () => {
    expect(find({ isPaidOut: true })).toBe('paid-out');
    expect(find({ isCancelled: true })).toBe('cancelled');
    expect(find({ isActive: true })).toBe('open');
    expect(find({ closedAt: null })).toBe('open');
    expect(getPayableFrom({ isActive: true, closedAt: CLOSED_AT, winnersAt: null })).toBeNull();
  });

  test.each([null, 'pending', 'rejected'] as const)('not for a charity that is %s', (charityStatus) => {
    expect(find({ charityStatus })).toBe('charity-not-approved');
  });

  test('not while refunds are due, and not without a bank account', () => {
    expect(find({ hasRefundsDue: true })).toBe('refunds-due');
    expect(find({ hasAccount: false })).toBe('no-account');
  });

  test('only with something left, from a cent on', () => {
    expect(find(withFigures({ refundedCents: 10_000 }))).toBe('nothing-due');
    expect(find(withFigures({ disputedCents: 12_000 }))).toBe('nothing-due');
    expect(find(withFigures({ refundedCents: 9999 }))).toBeUndefined();
  });

  test('only with something left after the costs, where the charity pays them', () => {
    const costsCoveredBy = 'charity';
    expect(find({ costsCoveredBy, ...withFigures({ costsCents: 10_000 }) })).toBe('nothing-due');
    expect(find({ costsCoveredBy, ...withFigures({ costsCents: 9999 }) })).toBeUndefined();
    expect(find({ ...withFigures({ costsCents: 20_000 }) })).toBeUndefined();
  });

  test('only once all costs are known, where the charity pays them', () => {
    const figures = withFigures({ pricedPayments: 9 });
    expect(find({ costsCoveredBy: 'charity', ...figures })).toBe('costs-unknown');
    expect(find(figures)).toBeUndefined();
  });
});

describe('what is transferred', () => {
  test.each([
    ['all of it', 1000, 0, 1000, 0],
    ['less what the charity owes', 1000, -300, 700, 0],
    ['and what the charity is still owed', 1000, 300, 1300, 0],
    ['nothing where it owes as much', 1000, -1000, 0, 0],
    ['nothing where it owes more, and the rest stays', 1000, -1500, 0, -500],
  ])('is %s', (_, netCents, carryCents, amountCents, leftCents) => {
    expect(toTransfer(netCents, carryCents)).toEqual({ amountCents, leftCents });
  });
});
