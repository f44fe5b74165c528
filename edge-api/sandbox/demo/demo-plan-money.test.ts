import { expect, test } from 'vitest';
import { demoPlan } from './demo-plan.ts';

const ORIGINS = { site: 'http://localhost:8787', sandbox: 'http://localhost:8788' };
const plan = demoPlan(new Date('2026-11-20T12:00:00Z'), 'hash', ORIGINS);

test('the demo’s payments are known to the sandbox by the same ids, states and amounts', () => {
  const wanted = {
    open: 'open',
    processing: 'complete',
    failed: 'expired',
    paid: 'complete',
    refunded: 'complete',
  };
  expect(plan.payments).toHaveLength(plan.checkouts.length);
  for (const [index, { session, intent, charge, dispute }] of plan.payments.entries()) {
    const checkout = plan.checkouts[index];
    expect(session.id).toBe(checkout?.id);
    expect(session.status).toBe(wanted[checkout?.state ?? 'open']);
    expect(session.amount_total).toBe(checkout?.amountCents);
    if (checkout?.paymentIntentId) expect(intent?.id).toBe(checkout.paymentIntentId);
    expect(charge !== null).toBe(checkout?.paidAt instanceof Date);
    expect(charge?.refunded ?? false).toBe(checkout?.state === 'refunded');
    expect(dispute ? { [dispute.id]: 'open' } : {}).toEqual(checkout?.disputes);
  }
});

test('the demo’s results are what its ledger adds up to', () => {
  const counted = plan.results.map(({ campaignId }) => {
    const own = plan.submissions.filter((submission) => submission.campaignId === campaignId);
    const arrived = plan.checkouts.filter(
      ({ submissionId, paidAt }) => paidAt && own.some(({ id }) => id === submissionId),
    );
    const refunded = arrived.filter(({ state }) => state === 'refunded');
    const disputed = arrived.filter(({ disputes }) => Object.keys(disputes ?? {}).length > 0);
    const costsCents = arrived.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0);
    return {
      campaignId,
      participants: own.filter(({ status }) => status === 'paid').length,
      payments: arrived.length,
      paidCents: arrived.length * 1000,
      refunds: refunded.length,
      refundedCents: refunded.length * 1000,
      disputes: disputed.length,
      disputedCents: disputed.length * 1000,
      pricedPayments: arrived.length,
      costsCents,
    };
  });
  expect(plan.results).toEqual(counted);
  const withPayment = new Set(
    plan.submissions.flatMap(({ campaignId, paidAt }) => (paidAt ? [campaignId] : [])),
  );
  expect(new Set(plan.results.map(({ campaignId }) => campaignId))).toEqual(withPayment);
});

test('the demo’s results show on several campaigns that a newcomer sees', () => {
  const shown = plan.results.filter(({ participants }) => participants >= 10);
  expect(shown.length).toBeGreaterThanOrEqual(3);
});

test('the demo’s results have the costs that the sandbox books', () => {
  for (const [index, { transaction, dispute }] of plan.payments.entries()) {
    const disputeFees = (dispute?.balance_transactions ?? []).reduce((sum, { fee }) => sum + fee, 0);
    const costs = transaction ? transaction.fee + disputeFees : null;
    expect(plan.checkouts[index]?.feeCents ?? null).toBe(costs);
  }
});

test('the demo has a transfer that reached a charity’s bank, the same here and at the provider', () => {
  const { accounts, transfers, provider } = plan.money;
  const [transfer] = transfers;
  expect(transfer).toMatchObject({
    heldPayments: [plan.checkouts.find(({ disputes }) => Object.keys(disputes ?? {})[0])?.id],
    state: 'arrived',
    amountCents: 2000,
    netCents: 2000,
    disputedCents: 1000,
  });
  expect(provider.transfers).toMatchObject([
    { id: transfer?.transferId, amount: 2000, destination: transfer?.accountId },
  ]);
  expect(accounts.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'ready'));
  const confirmed = new Set(accounts.map(({ charityId }) => charityId));
  expect(plan.campaigns.every(({ charityId }) => confirmed.has(charityId ?? ''))).toBe(true);
  expect(provider.accounts.map(({ id }) => id)).toEqual(accounts.map(({ accountId }) => accountId));
});
