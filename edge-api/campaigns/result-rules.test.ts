import { expect, test } from 'vitest';
import { getCharityCents, toCampaignResult, type CampaignFigures } from './result-rules.ts';

/** Twelve payments, of which one was refunded and one is in dispute. */
const figures: CampaignFigures = {
  participants: 10,
  payments: 12,
  paidCents: 12_000,
  refunds: 1,
  refundedCents: 1000,
  disputes: 1,
  disputedCents: 1000,
  pricedPayments: 12,
  costsCents: 2348,
};

test('the charity receives what stays, less the costs only where it pays them', () => {
  expect(getCharityCents(figures, 'platform')).toBe(10_000);
  expect(getCharityCents(figures, 'charity')).toBe(7652);
});

test('a charity that owes more in costs than was raised is due less than nothing, which no page shows', () => {
  const costly = { ...figures, costsCents: 10_001 };
  expect(getCharityCents(costly, 'charity')).toBe(-1);
  expect(toCampaignResult(costly, 10, 'charity')?.charityCents).toBe(0);
});

test('a result shows from the number of participants that the setting says, and not without payments', () => {
  const result = { participants: 10, raisedCents: 10_000, charityCents: 10_000, costsCents: 2348 };
  expect(toCampaignResult(figures, 10, 'platform')).toEqual(result);
  expect(toCampaignResult(figures, 11, 'platform')).toBeNull();
  expect(toCampaignResult(null, 0, 'platform')).toBeNull();
});
