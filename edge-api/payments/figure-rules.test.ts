import { expect, test } from 'vitest';
import { countLedger, diffFigures } from './figure-rules.ts';
import { reduceLedger } from './ledger-rules.ts';
import { createLedger, createUpdate } from './ledger.fixture.ts';

const payments = [1, 2].map((attempt) => ({ id: `cs_${attempt}`, amountCents: 1000, feeCents: null }));

test('a payment counts once it has arrived, and a second one as a refund', () => {
  const open = createLedger(2);
  const paid = reduceLedger(open, createUpdate(1, 'paid'));
  const twice = reduceLedger(paid, createUpdate(2, 'paid'));
  expect(countLedger(open, payments)).toMatchObject({ participants: 0, payments: 0, paidCents: 0 });
  expect(countLedger(paid, payments)).toMatchObject({ participants: 1, payments: 1, paidCents: 1000 });
  expect(countLedger(twice, payments)).toMatchObject({
    participants: 1,
    payments: 2,
    paidCents: 2000,
    refunds: 1,
    refundedCents: 1000,
  });
});

test('a payment in dispute does not count until the dispute is won', () => {
  const dispute = (state: 'open' | 'won') => ({ ...createUpdate(1, 'paid'), dispute: { id: 'du', state } });
  const disputed = reduceLedger(createLedger(1), dispute('open'));
  const won = reduceLedger(disputed, dispute('won'));
  expect(countLedger(disputed, payments)).toMatchObject({
    participants: 0,
    payments: 1,
    disputes: 1,
    disputedCents: 1000,
  });
  expect(countLedger(won, payments)).toMatchObject({ participants: 1, disputes: 0, disputedCents: 0 });
});

test('the difference is what has to be added, and nothing where the figures are the same', () => {
  const [open, paid] = [createLedger(1), reduceLedger(createLedger(1), createUpdate(1, 'paid'))].map(
    (ledger) => countLedger(ledger, payments),
  );
  if (!open || !paid) throw new Error('there are two');
  expect(diffFigures(open, paid)).toMatchObject({ participants: 1, payments: 1, paidCents: 1000 });
  expect(diffFigures(paid, open)).toMatchObject({ participants: -1, payments: -1, paidCents: -1000 });
  expect(diffFigures(paid, paid)).toBeUndefined();
});

test('costs are those of the payments whose price is known, each of its own checkout', () => {
  const paid = reduceLedger(createLedger(2), createUpdate(1, 'paid'));
  const twice = reduceLedger(paid, createUpdate(2, 'paid'));
  const priced = [
    { id: 'cs_2', amountCents: 2500, feeCents: 35 },
    { id: 'cs_1', amountCents: 1000, feeCents: 29 },
  ];
  expect(countLedger(paid, priced)).toEqual({
    participants: 1,
    payments: 1,
    paidCents: 1000,
    refunds: 0,
    refundedCents: 0,
    disputes: 0,
    disputedCents: 0,
    pricedPayments: 1,
    costsCents: 29,
  });
  expect(countLedger(twice, priced)).toMatchObject({
    refundedCents: 2500,
    pricedPayments: 2,
    costsCents: 64,
  });
  const [first, second] = priced.map((payment, at) => ({ ...payment, feeCents: at === 0 ? null : 29 }));
  if (!first || !second) throw new Error('there are two');
  expect(countLedger(twice, [first, second])).toMatchObject({ pricedPayments: 1, costsCents: 29 });
});
