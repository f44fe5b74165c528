import type { Payable, Transfer } from '#api/payouts/contract.ts';

/** A campaign whose transfer is due, in the API's format. */
export const createPayable = (changes: Partial<Payable> = {}): Payable => ({
  campaign: { id: 'c1', slug: 'soup', name: 'An hour in the kitchen' },
  charity: { id: 'h1', name: 'De Tafel' },
  obstacle: null,
  payableFrom: '2026-12-05T10:00:00.000Z',
  payments: 10,
  netCents: 10_000,
  carryCents: 0,
  ...changes,
});

/** A transfer that has been made but has not arrived. */
export const createTransfer = (changes: Partial<Transfer> = {}): Transfer => ({
  id: 't1',
  campaign: { id: 'c1', slug: 'soup', name: 'An hour in the kitchen' },
  charity: 'De Tafel',
  state: 'made',
  reference: 'PH-0123456789AB',
  amountCents: 10_000,
  reversedCents: 0,
  failure: null,
  obstacle: null,
  payableFrom: null,
  frozenAt: '2026-12-12T10:00:00.000Z',
  arrivedOn: null,
  canRetry: false,
  canSettle: false,
  ...changes,
});

/** A statement whose figures are final. */
export const createStatement = (changes: Readonly<Record<string, unknown>> = {}) => ({
  campaign: { id: 'c1', slug: 'soup', name: 'An hour in the kitchen' },
  charity: 'De Tafel',
  state: 'arrived',
  obstacle: null,
  payableFrom: null,
  costsCoveredBy: 'charity',
  payments: 10,
  grossCents: 10_000,
  refunds: 1,
  refundedCents: 1000,
  disputes: 0,
  disputedCents: 0,
  pricedPayments: 10,
  costsCents: 400,
  netCents: 8600,
  carryCents: -1000,
  amountCents: 7600,
  frozenAt: '2026-12-12T10:00:00.000Z',
  reversedCents: 0,
  arrivedOn: '2026-12-12',
  reference: 'PH-0123456789AB',
  changedCents: 0,
  ...changes,
});
