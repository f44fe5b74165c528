import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../platform/rules.ts';
import { listReturnedRefunds, reduceLedger, submissionStatusFrom } from './ledger-rules.ts';
import {
  CHECKOUT_CREATE_MIN_REMAINING_MS,
  CHECKOUT_REUSE_MIN_REMAINING_MS,
  formatReturnKey,
  getCheckoutExpiry,
  isDonation,
  parseReturnKey,
  REFUND_RETRY_MS,
  SWEEP_AFTER_MS,
  toDescriptorSuffix,
  VERIFY_INTERVAL_MS,
} from './rules.ts';
import type { CheckoutUpdate, Ledger } from './ledger-rules.ts';
import { createUpdate, createLedger } from './ledger.fixture.ts';

const blank: Ledger = {
  status: 'pending',
  attempt: 2,
  winnersSelected: false,
  isCampaignCancelled: false,
  checkouts: [],
};

test('unknown checkouts are added with the attempt that they name', () => {
  const end = reduceLedger(blank, createUpdate(2, 'paid'));
  expect(end).toMatchObject({ status: 'paid', checkouts: [{ id: 'cs_2', attempt: 2, state: 'paid' }] });
});

test('unknown checkouts that name none come after all others', () => {
  const stray: CheckoutUpdate = { checkoutId: 'cs_stray', attempt: null, state: 'failed' };
  const end = [stray, { ...stray, checkoutId: 'cs_other' }].reduce(reduceLedger, createLedger(2));
  expect(end.checkouts.map(({ attempt }) => attempt)).toEqual([1, 2, 0, -1]);
});

test('unknown checkouts never take an attempt that is taken, unknown or still to come, and so never fail the current one', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 6 }), (named) => {
      const start = createLedger(2);
      const strays = named.map((attempt, at): CheckoutUpdate => ({
        checkoutId: `cs_stray_${at}`,
        attempt,
        state: 'failed',
      }));
      const end = strays.reduce(reduceLedger, start);
      const numbers = end.checkouts.map(({ attempt }) => attempt);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(...numbers)).toBe(2);
      expect(end.status).toBe('pending');
    }),
  );
});

test('the status of a submission is pending while the current attempt has no checkout yet, regardless of the earlier ones', () => {
  const failed = reduceLedger(createLedger(1), createUpdate(1, 'failed'));
  expect(failed.status).toBe('failed');
  const again: Ledger = { ...failed, status: 'pending', attempt: 2 };
  expect(reduceLedger(again, createUpdate(1, 'failed')).status).toBe('pending');
});

test('the status of a submission is processing while money of any attempt is under way, so that nobody pays twice', () => {
  expect(reduceLedger(createLedger(2), createUpdate(1, 'processing')).status).toBe('processing');
});

test('the status of a submission is refunded as soon as the only money has to go back', () => {
  const end = reduceLedger(createLedger(1, { winnersSelected: true }), createUpdate(1, 'paid'));
  expect(end).toMatchObject({ status: 'refunded', checkouts: [{ state: 'paid', isRefundDue: true }] });
});

test('the status of a submission stays cancelled', () => {
  expect(submissionStatusFrom(createLedger(1, { status: 'cancelled' }))).toBe('cancelled');
});

test('only EUR 10.00 is the donation', () => {
  expect(isDonation(1000, 'eur')).toBe(true);
  expect(isDonation(1000, 'EUR')).toBe(true);
  expect(isDonation(1000, 'usd')).toBe(false);
  expect(isDonation(1000, null)).toBe(false);
  expect(isDonation(999, 'eur')).toBe(false);
  expect(isDonation(null, 'eur')).toBe(false);
});

test('a checkout lives from one to 23 hours, and no longer than the deadline in between', () => {
  const hour = 3_600_000;
  const start = new Date('2027-03-28T00:30:00Z');
  const after = (ms: number) => new Date(start.getTime() + ms);
  expect(getCheckoutExpiry(start, null)).toEqual(after(23 * hour));
  expect(getCheckoutExpiry(start, after(5 * hour))).toEqual(after(5 * hour));
  expect(getCheckoutExpiry(start, after(60_000))).toEqual(after(hour));
  expect(getCheckoutExpiry(start, after(90 * hour))).toEqual(after(23 * hour));
});

test('a refund that came back is listed once, for its own checkout', () => {
  const [first, second] = ['re_1', 're_2'].map((failedRefund): CheckoutUpdate => ({
    ...createUpdate(1, 'refunded'),
    failedRefund,
  }));
  if (!first || !second) throw new Error('there are two');
  const start = createLedger(2);
  const once = reduceLedger(start, first);
  expect(listReturnedRefunds(start, once, 'cs_1')).toEqual(['re_1']);
  expect(listReturnedRefunds(once, reduceLedger(once, first), 'cs_1')).toEqual([]);
  expect(listReturnedRefunds(once, reduceLedger(once, second), 'cs_1')).toEqual(['re_2']);
  expect(listReturnedRefunds(start, once, 'cs_2')).toEqual([]);
  expect(listReturnedRefunds(createLedger(0), once, 'cs_1')).toEqual(['re_1']);
  expect(listReturnedRefunds(once, createLedger(0), 'cs_1')).toEqual([]);
});

test('the key of the way back names the submission, and the site of the page that it was made for', () => {
  expect(formatReturnKey('s1', null)).toBe('s1');
  expect(formatReturnKey('s1', 'https://charity.example/give?x=1#top')).toBe('s1 https://charity.example');
});

test.each([
  [undefined, []],
  ['s1', ['s1']],
  ['s1 https://charity.example', ['s1', 'https://charity.example']],
])('the key of the way back %j is read as %j', (value, parts) => {
  expect(parseReturnKey(value)).toEqual(parts);
});

test('a checkout is created with half an hour to live, reused with ten minutes, and asked about now and then', () => {
  expect(CHECKOUT_CREATE_MIN_REMAINING_MS).toBe(32 * MINUTE_MS);
  expect(CHECKOUT_REUSE_MIN_REMAINING_MS).toBe(10 * MINUTE_MS);
  expect(SWEEP_AFTER_MS).toBe(10 * MINUTE_MS);
  expect(REFUND_RETRY_MS).toBe(5 * MINUTE_MS);
  expect(VERIFY_INTERVAL_MS).toBe(20 * SECOND_MS);
});

test.each([
  ['Mila Verhoeven', 'MILA VERHOE'],
  ['Zoë', 'ZOE'],
  ['“DJ” <Ø> *', 'DJ'],
  ['Ελένη', 'DONATION'],
  ['50', 'DONATION'],
])('a payment to the campaign of %j is POWERHOUR* %s on the statement of the bank', (artist, suffix) => {
  expect(toDescriptorSuffix(artist)).toBe(suffix);
});
