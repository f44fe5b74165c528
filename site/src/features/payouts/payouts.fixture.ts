/** A campaign that is payable, as the API lists it. */
export const createPayable = (changes: Readonly<Record<string, unknown>> = {}) => ({
  campaign: { id: 'c1', slug: 'soup', name: 'An hour in the kitchen' },
  charity: { id: 'h1', name: 'De Tafel' },
  obstacle: null,
  payableFrom: '2026-12-05T10:00:00.000Z',
  payments: 10,
  netCents: 10_000,
  carryCents: 0,
  ...changes,
});

/** A batch that was not sent yet. */
export const createBatchDoc = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 'b1',
  messageId: 'PH-20261212-0123456789AB',
  createdAt: '2026-12-12T10:00:00.000Z',
  count: 1,
  totalCents: 10_000,
  sentOn: null,
  bankReference: null,
  takenBackAt: null,
  ...changes,
});

/** A statement whose figures are final. */
export const createStatement = (changes: Readonly<Record<string, unknown>> = {}) => ({
  campaign: { id: 'c1', slug: 'soup', name: 'An hour in the kitchen' },
  charity: 'De Tafel',
  state: 'sent',
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
  sentOn: '2026-12-12',
  reference: 'PH-0123456789AB',
  bankReference: 'BANK-1',
  changedCents: 0,
  ...changes,
});
