import { expect, test } from 'vitest';
import { refundReasonFrom, type Ledger, type LedgerCheckout } from './ledger-rules.ts';

const createCheckout = (changes: Partial<LedgerCheckout> = {}): LedgerCheckout => ({
  id: 'cs_1',
  attempt: 1,
  state: 'refunded',
  isRefundDue: false,
  isOwnersMethod: false,
  isTakenBack: false,
  isReturned: false,
  disputes: {},
  failedRefunds: [],
  ...changes,
});
const createLedger = (changes: Partial<Ledger> = {}): Ledger => ({
  status: 'refunded',
  attempt: 1,
  winnersSelected: false,
  isCampaignCancelled: false,
  checkouts: [createCheckout()],
  ...changes,
});
const due = createCheckout({ isRefundDue: true });

test.each([
  ['organiser', createLedger()],
  ['dispute-lost', createLedger({ checkouts: [createCheckout({ disputes: { dp_1: 'open' } })] })],
  ['organiser', createLedger({ checkouts: [createCheckout({ disputes: { dp_1: 'won' } })] })],
  // A refund that waits for the bank: the fan read that the bank had decided, and the mail said that it had not.
  [
    'dispute-open',
    createLedger({
      isCampaignCancelled: true,
      checkouts: [{ ...due, state: 'paid', disputes: { dp_1: 'open' } }],
    }),
  ],
  // A payment that the fan had taken back, and that was disputed afterwards: the bank had decided nothing.
  ['taken-back', createLedger({ checkouts: [{ ...due, isTakenBack: true, disputes: { dp_1: 'open' } }] })],
  ['cancelled', createLedger({ status: 'cancelled', checkouts: [due] })],
  ['taken-back', createLedger({ winnersSelected: true, checkouts: [{ ...due, isTakenBack: true }] })],
  ['support', createLedger({ winnersSelected: true, checkouts: [{ ...due, isReturned: true }] })],
  ['owners-method', createLedger({ winnersSelected: true, checkouts: [{ ...due, isOwnersMethod: true }] })],
  ['after-winners', createLedger({ winnersSelected: true, checkouts: [due] })],
  ['campaign-cancelled', createLedger({ isCampaignCancelled: true, checkouts: [due] })],
  [
    'campaign-cancelled',
    createLedger({ isCampaignCancelled: true, winnersSelected: true, checkouts: [due] }),
  ],
  ['cancelled', createLedger({ status: 'cancelled', isCampaignCancelled: true, checkouts: [due] })],
  ['organiser', createLedger({ isCampaignCancelled: true })],
  [
    'paid-twice',
    createLedger({
      status: 'paid',
      checkouts: [due, createCheckout({ id: 'cs_2', attempt: 2, state: 'paid' })],
    }),
  ],
] as const)('money goes back because of: %s', (reason, ledger) => {
  expect(refundReasonFrom(ledger, 'cs_1')).toBe(reason);
});
