import { expect, test } from 'vitest';
import { toAccountParams } from './account-params.ts';
import { sandbox, tenEuroCheckout, useTestSandbox } from '../sandbox.fixture.ts';

useTestSandbox();

const STATUS = 'v2.core.account[configuration.recipient].capability_status_updated';
const readBalance = async () => (await sandbox.stripe.balance.retrieve()).available[0]?.amount ?? 0;

test('the shop hears of accounts, transfers and payouts, in their order', async () => {
  const params = toAccountParams('board@tafel.test', 'De Tafel');
  const { id: destination } = await sandbox.stripe.v2.core.accounts.create(params);
  const act = (action: string) => sandbox.post(`/control/accounts/${destination}/${action}`);
  const give = (amount: number) => sandbox.stripe.transfers.create({ amount, currency: 'eur', destination });
  await act('finish');
  await expect(give(50_000_000)).rejects.toMatchObject({ code: 'balance_insufficient' });
  const before = await readBalance();
  const { id } = await give(5000);
  await sandbox.stripe.transfers.createReversal(id, { amount: 1000 });
  expect((await readBalance()) - before).toBe(-4000);
  const heard = () => sandbox.accountEvents().length;
  await expect.poll(heard).toBe(3);
  await act('pay-out');
  expect((await act('pay-out')).status).toBe(409);
  await expect.poll(heard).toBe(4);
  await act('fail-payout');
  const told = [STATUS, 'transfer.created', 'transfer.reversed', 'payout.paid', 'payout.failed', STATUS];
  await expect.poll(() => sandbox.accountEvents().map(({ type }) => type)).toEqual(told);
});

test('a payment comes onto the balance without the costs, and leaves it with its refund', async () => {
  const before = await readBalance();
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  await sandbox.control(id, 'ideal');
  expect((await readBalance()) - before).toBe(971);
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(id);
  if (typeof intent !== 'string') throw new Error('nothing was paid');
  await sandbox.stripe.refunds.create({ payment_intent: intent });
  expect((await readBalance()) - before).toBe(-29);
});
