import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceLedger } from './ledger-rules.ts';
import { stateRank } from './rules.ts';
import type { CheckoutUpdate, Ledger } from './ledger-rules.ts';
import type { CheckoutState } from './rules.ts';
import { createUpdate, createLedger } from './ledger.fixture.ts';

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
    { maxLength: updates.length > 0 ? 12 : 0 },
  );
  return repeated
    .chain((again) =>
      fc.shuffledSubarray([...updates, ...again], { minLength: updates.length + again.length }),
    )
    .map((messages) => ({ histories, messages }));
});

const getState = (ledger: Ledger, attempt: number) =>
  ledger.checkouts.find(({ id }) => id === `cs_${attempt}`)?.state;

const keptPayments = (ledger: Ledger) =>
  ledger.checkouts.filter(({ state, isRefundDue }) => state === 'paid' && !isRefundDue);

test('with messages in any order and any number, every checkout ends in its highest state', () => {
  fc.assert(
    fc.property(deliveries, ({ histories, messages }) => {
      const end = messages.reduce(reduceLedger, createLedger(histories.length));
      for (const [at, history] of histories.entries()) {
        expect(getState(end, at + 1)).toBe(highest(history));
      }
    }),
  );
});

test('with messages in any order and any number, one attempt ends as its history ended', () => {
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

test('with messages in any order and any number, the submission is paid exactly when one donation stays, and never do two', () => {
  fc.assert(
    fc.property(deliveries, ({ histories, messages }) => {
      const end = messages.reduce(reduceLedger, createLedger(histories.length));
      expect(keptPayments(end).length).toBe(end.status === 'paid' ? 1 : 0);
    }),
  );
});

test('with messages in any order and any number, but at most one payment, the order makes no difference at all', () => {
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

test('with messages in any order and any number, nothing moves backwards on the way', () => {
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

test('with messages in any order and any number, a full repetition changes nothing', () => {
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
])('with messages in any order and any number, money for %s never stays', (_, changes) => {
  fc.assert(
    fc.property(deliveries, ({ histories, messages }) => {
      const end = messages.reduce(reduceLedger, createLedger(histories.length, changes));
      expect(keptPayments(end)).toEqual([]);
      expect(end.status).not.toBe('paid');
      if ('status' in changes) expect(end.status).toBe('cancelled');
    }),
  );
});

const update = (changes: Partial<CheckoutUpdate>): CheckoutUpdate => ({
  ...createUpdate(1, 'paid'),
  ...changes,
});
const dispute = (id: string, state: 'inquiry' | 'open' | 'won') => update({ dispute: { id, state } });
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
  ['an inquiry takes nothing', [update({}), dispute('a', 'inquiry')], 'paid'],
  ['an inquiry may become a dispute', [dispute('a', 'inquiry'), dispute('a', 'open')], 'disputed'],
  [
    'and one that is won or closed is over',
    [dispute('a', 'inquiry'), dispute('a', 'open'), dispute('a', 'won')],
    'paid',
  ],
  ['one that is lost is a refund', [update({}), dispute('a', 'open'), lost], 'refunded'],
  [
    'a refund that came back stays a refund',
    [update({}), lost, returned('re_1'), returned('re_2')],
    'refunded',
  ],
] as const)('disputes and refunds that come back, in any order and any number: %s', (_, updates, status) => {
  fc.assert(
    fc.property(shuffled(updates), (messages) => {
      const end = messages.reduce(reduceLedger, createLedger(1));
      expect(end.status).toBe(status);
      const ids = updates.flatMap(({ failedRefund }) => failedRefund ?? []);
      expect(end.checkouts[0]?.failedRefunds.toSorted()).toEqual(ids);
    }),
  );
});

test('disputes and refunds that come back, in any order and any number: money from the owner’s own card goes back, whenever that is known', () => {
  const news = [update({}), update({ isOwnersMethod: true })];
  fc.assert(
    fc.property(shuffled(news), (messages) => {
      const end = messages.reduce(reduceLedger, createLedger(1));
      expect(end).toMatchObject({ status: 'refunded', checkouts: [{ state: 'paid', isRefundDue: true }] });
    }),
  );
});

test('disputes and refunds that come back, in any order and any number: disputed money is never marked to go back, and a second payment is', () => {
  const first = createLedger(2);
  const end = [dispute('a', 'open'), createUpdate(2, 'paid')].reduce(reduceLedger, first);
  expect(end.status).toBe('disputed');
  expect(end.checkouts.map(({ isRefundDue }) => isRefundDue)).toEqual([false, true]);
});

function highest(history: PaymentHistory): CheckoutState {
  const [last = 'open'] = [...history].toSorted((a, b) => stateRank(b) - stateRank(a));
  return last;
}
