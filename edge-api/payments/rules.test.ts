import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  reduceLedger,
  getCheckoutExpiry,
  getRefundRetry,
  isDonation,
  stateRank,
  submissionStatusFrom,
} from './rules.ts';
import type { CheckoutUpdate, CheckoutState, Ledger } from './rules.ts';

/** Everything that can happen to one checkout at the provider, in order. */
const PAYMENT_HISTORIES = [
  [],
  ['failed'],
  ['paid'],
  ['processing'],
  ['processing', 'paid'],
  ['processing', 'failed'],
  ['paid', 'refunded'],
  ['processing', 'paid', 'refunded'],
] as const satisfies readonly (readonly CheckoutUpdate['state'][])[];
type PaymentHistory = (typeof PAYMENT_HISTORIES)[number];

/** The attempts of one submission, each with its history. */
const historiesArbitrary = fc.array(fc.constantFrom<PaymentHistory>(...PAYMENT_HISTORIES), {
  minLength: 1,
  maxLength: 3,
});

/** The messages about them: in any order, repeated any number of times, none of them lost. */
const deliveries = historiesArbitrary.chain((histories) => {
  const updates = histories.flatMap((history, at) =>
    history.map((state): CheckoutUpdate => createUpdate(at + 1, state)),
  );
  const repeated = fc.array(
    fc.constantFrom(...(updates.length > 0 ? updates : [createUpdate(1, 'failed')])),
    {
      maxLength: updates.length > 0 ? 12 : 0,
    },
  );
  return repeated
    .chain((again) =>
      fc.shuffledSubarray([...updates, ...again], { minLength: updates.length + again.length }),
    )
    .map((messages) => ({ histories, messages }));
});

function createUpdate(attempt: number, state: CheckoutUpdate['state']): CheckoutUpdate {
  return { checkoutId: `cs_${attempt}`, attempt, state };
}

/** A submission whose attempts are all known and open, the last of them current. */
function createLedger(attempts: number, changes: Partial<Ledger> = {}): Ledger {
  const checkouts = Array.from({ length: attempts }, (_, at) => ({
    id: `cs_${at + 1}`,
    attempt: at + 1,
    state: 'open' as const,
    isRefundDue: false,
    disputes: {},
    failedRefunds: [],
  }));
  return { status: 'pending', attempt: attempts, winnersSelected: false, checkouts, ...changes };
}

const getState = (ledger: Ledger, attempt: number) =>
  ledger.checkouts.find(({ id }) => id === `cs_${attempt}`)?.state;
const keptPayments = (ledger: Ledger) =>
  ledger.checkouts.filter(({ state, isRefundDue }) => state === 'paid' && !isRefundDue);

describe('with messages in any order and any number', () => {
  test('every checkout ends in its highest state', () => {
    fc.assert(
      fc.property(deliveries, ({ histories, messages }) => {
        const end = messages.reduce(reduceLedger, createLedger(histories.length));
        for (const [at, history] of histories.entries()) {
          expect(getState(end, at + 1)).toBe(highest(history));
        }
      }),
    );
  });

  test('one attempt ends as its history ended', () => {
    fc.assert(
      fc.property(
        deliveries.filter(({ histories }) => histories.length === 1),
        ({ histories: [history = []], messages }) => {
          const end = messages.reduce(reduceLedger, createLedger(1));
          expect(end.status).toBe(history.at(-1) ?? 'pending');
        },
      ),
    );
  });

  test('the submission is paid exactly when one donation stays, and never do two', () => {
    fc.assert(
      fc.property(deliveries, ({ histories, messages }) => {
        const end = messages.reduce(reduceLedger, createLedger(histories.length));
        expect(keptPayments(end).length).toBe(end.status === 'paid' ? 1 : 0);
      }),
    );
  });

  test('with at most one payment, the order makes no difference at all', () => {
    const payments = (histories: readonly PaymentHistory[]) =>
      histories.filter((history) => stateRank(highest(history)) >= stateRank('paid'));
    fc.assert(
      fc.property(
        deliveries.filter(({ histories }) => payments(histories).length <= 1),
        ({ histories, messages }) => {
          const ordered = histories.flatMap((history, at) =>
            history.map((state) => createUpdate(at + 1, state)),
          );
          const [one, other] = [messages, ordered].map((all) =>
            all.reduce(reduceLedger, createLedger(histories.length)),
          );
          expect(one?.status).toBe(other?.status);
        },
      ),
    );
  });

  test('nothing moves backwards on the way', () => {
    fc.assert(
      fc.property(deliveries, ({ histories, messages }) => {
        let before = createLedger(histories.length);
        for (const message of messages) {
          const after = reduceLedger(before, message);
          for (const { id, state, isRefundDue } of before.checkouts) {
            const now = after.checkouts.find((checkout) => checkout.id === id);
            expect(stateRank(now?.state ?? 'open')).toBeGreaterThanOrEqual(stateRank(state));
            expect(now?.isRefundDue).toBe(isRefundDue || now?.isRefundDue);
          }
          if (before.status === 'paid') expect(['paid', 'refunded']).toContain(after.status);
          if (before.status === 'refunded') expect(after.status).toBe('refunded');
          before = after;
        }
      }),
    );
  });

  test('a full repetition changes nothing', () => {
    fc.assert(
      fc.property(deliveries, ({ histories, messages }) => {
        const once = messages.reduce(reduceLedger, createLedger(histories.length));
        const twice = messages.reduce(reduceLedger, once);
        expect(twice.status).toBe(once.status);
        expect(twice.checkouts).toHaveLength(once.checkouts.length);
        expect(twice.checkouts).toEqual(expect.arrayContaining([...once.checkouts]));
      }),
    );
  });

  test.each([
    ['a cancelled submission', { status: 'cancelled' as const }],
    ['a campaign with winners', { winnersSelected: true }],
  ])('money for %s never stays', (_, changes) => {
    fc.assert(
      fc.property(deliveries, ({ histories, messages }) => {
        const end = messages.reduce(reduceLedger, createLedger(histories.length, changes));
        expect(keptPayments(end)).toEqual([]);
        expect(end.status).not.toBe('paid');
        if ('status' in changes) expect(end.status).toBe('cancelled');
      }),
    );
  });
});

describe('disputes and refunds that come back, in any order and any number', () => {
  const update = (changes: Partial<CheckoutUpdate>): CheckoutUpdate => ({
    ...createUpdate(1, 'paid'),
    ...changes,
  });
  const dispute = (id: string, state: 'open' | 'won') => update({ dispute: { id, state } });
  const lost = update({ state: 'refunded' });
  const returned = (id: string) => update({ state: 'refunded', failedRefund: id });
  const shuffled = (updates: readonly CheckoutUpdate[]) =>
    fc
      .array(fc.constantFrom(...updates), { maxLength: 6 })
      .chain((again) =>
        fc.shuffledSubarray([...updates, ...again], { minLength: updates.length + again.length }),
      );

  test.each([
    ['an open one takes the answer out', [update({}), dispute('a', 'open')], 'disputed'],
    ['one whose payment is not known yet too', [dispute('a', 'open')], 'disputed'],
    ['one that is won brings it back', [update({}), dispute('a', 'open'), dispute('a', 'won')], 'paid'],
    [
      'a second one counts for itself',
      [dispute('a', 'open'), dispute('a', 'won'), dispute('b', 'open')],
      'disputed',
    ],
    ['one that is lost is a refund', [update({}), dispute('a', 'open'), lost], 'refunded'],
    [
      'a refund that came back stays a refund',
      [update({}), lost, returned('re_1'), returned('re_2')],
      'refunded',
    ],
  ] as const)('%s', (_, updates, status) => {
    fc.assert(
      fc.property(shuffled(updates), (messages) => {
        const end = messages.reduce(reduceLedger, createLedger(1));
        expect(end.status).toBe(status);
        const ids = updates.flatMap(({ failedRefund }) => failedRefund ?? []);
        expect(end.checkouts[0]?.failedRefunds.toSorted()).toEqual(ids);
      }),
    );
  });

  test('disputed money is never marked to go back, and a second payment is', () => {
    const first = createLedger(2);
    const end = [dispute('a', 'open'), createUpdate(2, 'paid')].reduce(reduceLedger, first);
    expect(end.status).toBe('disputed');
    expect(end.checkouts.map(({ isRefundDue }) => isRefundDue)).toEqual([false, true]);
  });
});

test('a refund that comes back is made again after an hour, then ever later, at most a week', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const hours = [1, 2, 3, 30].map((n) => (getRefundRetry(now, n).getTime() - now.getTime()) / 3_600_000);
  expect(hours).toEqual([1, 2, 4, 168]);
});

describe('unknown checkouts', () => {
  const blank: Ledger = { status: 'pending', attempt: 2, winnersSelected: false, checkouts: [] };

  test('are added with the attempt that they name', () => {
    const end = reduceLedger(blank, createUpdate(2, 'paid'));
    expect(end).toMatchObject({ status: 'paid', checkouts: [{ id: 'cs_2', attempt: 2, state: 'paid' }] });
  });

  test('never take an attempt that is taken, unknown or still to come, and so never fail the current one', () => {
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
});

describe('the status of a submission', () => {
  test('is pending while the current attempt has no checkout yet, whatever became of those before', () => {
    const failed = reduceLedger(createLedger(1), createUpdate(1, 'failed'));
    expect(failed.status).toBe('failed');
    const again: Ledger = { ...failed, status: 'pending', attempt: 2 };
    expect(reduceLedger(again, createUpdate(1, 'failed')).status).toBe('pending');
  });

  test('is processing while money of any attempt is under way, so that nobody pays twice', () => {
    expect(reduceLedger(createLedger(2), createUpdate(1, 'processing')).status).toBe('processing');
  });

  test('is refunded as soon as the only money has to go back', () => {
    const end = reduceLedger(createLedger(1, { winnersSelected: true }), createUpdate(1, 'paid'));
    expect(end).toMatchObject({ status: 'refunded', checkouts: [{ state: 'paid', isRefundDue: true }] });
  });

  test('stays cancelled', () => {
    expect(submissionStatusFrom(createLedger(1, { status: 'cancelled' }))).toBe('cancelled');
  });
});

test('only EUR 10.00 is the donation', () => {
  expect(isDonation(1000, 'eur')).toBe(true);
  expect(isDonation(1000, 'EUR')).toBe(true);
  fc.assert(
    fc.property(
      fc.option(fc.integer()),
      fc.option(fc.constantFrom('eur', 'usd', 'jpy', '')),
      (amount, currency) => {
        expect(isDonation(amount, currency)).toBe(amount === 1000 && currency === 'eur');
      },
    ),
  );
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

function highest(history: PaymentHistory): CheckoutState {
  const [last = 'open'] = [...history].toSorted((a, b) => stateRank(b) - stateRank(a));
  return last;
}
