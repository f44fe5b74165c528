import { afterEach, beforeEach, expect, test } from 'vitest';
import { toAccountParams } from './account-params.ts';
import { startTestSandbox, tenEuroCheckout } from '../sandbox.fixture.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const LINKS = { refresh_url: 'http://shop.test/again', return_url: 'http://shop.test/back' };
const STATUS = 'v2.core.account[configuration.recipient].capability_status_updated';

async function createAccount() {
  const { accounts } = sandbox.stripe.v2.core;
  return accounts.create({
    ...toAccountParams('board@tafel.test', 'De Tafel'),
    include: ['configuration.recipient'],
  });
}

const act = async (id: string, action: string) =>
  (await sandbox.post(`/control/accounts/${id}/${action}`)).status;
const listTypes = () => sandbox.accountEvents().map(({ type }) => type);

async function readStatuses(id: string) {
  const account = await sandbox.stripe.v2.core.accounts.retrieve(id, {
    include: ['configuration.recipient'],
  });
  const balance = account.configuration?.recipient?.capabilities?.stripe_balance;
  return [balance?.stripe_transfers?.status, balance?.payouts?.status];
}

async function openAccount() {
  const { id } = await createAccount();
  await act(id, 'finish');
  return id;
}

const give = (destination: string, amount: number, idempotencyKey = 'once') =>
  sandbox.stripe.transfers.create(
    { amount, currency: 'eur', destination, transfer_group: 'campaign' },
    { idempotencyKey },
  );

async function press(url: string, action: string) {
  const body = new URLSearchParams({ action });
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('Location');
}

test.for([
  ['finish', ['active', 'active']],
  ['submit', ['pending', 'pending']],
  ['fail', ['rejected', 'rejected']],
  ['leave', ['restricted', 'restricted']],
] as const)(
  'an onboarding that ends with %s leads back and leaves the account %s',
  async ([action, statuses]) => {
    const { id } = await createAccount();
    const use_case = { type: 'account_onboarding' as const, account_onboarding: LINKS };
    const { url } = await sandbox.stripe.v2.core.accountLinks.create({ account: id, use_case });
    expect(await (await fetch(url)).text()).toContain('Rekening openen');
    expect(await press(url, action)).toBe(LINKS.return_url);
    expect(await readStatuses(id)).toEqual(statuses);
    expect(listTypes()).toEqual(action === 'leave' ? [] : [STATUS]);
    expect(await press(url, action)).toBe(LINKS.refresh_url);
  },
);

test('a transfer is made once for a key, moves the money and tells the shop', async () => {
  const destination = await openAccount();
  const before = await sandbox.stripe.balance.retrieve();
  const [first, second] = [await give(destination, 5000), await give(destination, 5000)];
  expect(second.id).toBe(first.id);
  const after = await sandbox.stripe.balance.retrieve();
  expect((before.available[0]?.amount ?? 0) - (after.available[0]?.amount ?? 0)).toBe(5000);
  const { data } = await sandbox.stripe.transfers.list({ transfer_group: 'campaign' });
  expect(data.map(({ id }) => id)).toEqual([first.id]);
  await expect.poll(listTypes).toEqual([STATUS, 'transfer.created']);
});

test('a transfer needs an account that can receive, and enough on the balance', async () => {
  const { id } = await createAccount();
  await expect(give(id, 100)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
  await act(id, 'finish');
  await sandbox.post('/control/balance', { cents: 99 });
  await expect(give(id, 100)).rejects.toMatchObject({ code: 'balance_insufficient' });
});

test('a payment comes onto the balance without the costs, and leaves it with its refund', async () => {
  const read = async () => (await sandbox.stripe.balance.retrieve()).available[0]?.amount ?? 0;
  const before = await read();
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  await sandbox.control(id, 'ideal');
  expect((await read()) - before).toBe(971);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  const { payment_intent: intent } = session;
  await sandbox.stripe.refunds.create({
    payment_intent: typeof intent === 'object' ? (intent?.id ?? '') : intent,
  });
  expect((await read()) - before).toBe(-29);
});

test('a transfer can be reversed while its money is on the account, and not once it was paid out', async () => {
  const destination = await openAccount();
  const { id } = await give(destination, 5000);
  await sandbox.stripe.transfers.createReversal(id, { amount: 1000 });
  expect(await sandbox.stripe.transfers.retrieve(id)).toMatchObject({
    amount_reversed: 1000,
    reversed: false,
  });
  await act(destination, 'pay-out');
  await expect(sandbox.stripe.transfers.createReversal(id, { amount: 1 })).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
});

test('a payout names what it pays, and one that its bank sends back is paid again', async () => {
  const destination = await openAccount();
  const { destination_payment: payment } = await give(destination, 5000);
  const options = { stripeAccount: destination };
  const listSources = async (payout = '') =>
    (await sandbox.stripe.balanceTransactions.list({ payout }, options)).data.map(({ source }) => source);
  expect(await act(destination, 'pay-out')).toBe(200);
  expect(await act(destination, 'pay-out')).toBe(409);
  const [first] = (await sandbox.stripe.payouts.list({}, options)).data;
  expect(first).toMatchObject({ amount: 5000, status: 'paid' });
  expect(await listSources(first?.id)).toEqual([payment, first?.id]);
  await act(destination, 'fail-payout');
  expect(await readStatuses(destination)).toEqual(['active', 'restricted']);
  await act(destination, 'finish');
  await act(destination, 'pay-out');
  const [second] = (await sandbox.stripe.payouts.list({}, options)).data;
  expect(await listSources(second?.id)).toEqual([first?.id, second?.id]);
  expect(listTypes()).toContain('payout.failed');
});
