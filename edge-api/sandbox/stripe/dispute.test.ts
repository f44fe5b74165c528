import { expect, test } from 'vitest';
import { sandbox, tenEuroCheckout, useTestSandbox } from '../sandbox.fixture.ts';

useTestSandbox();

async function createPaid() {
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  await sandbox.control(id, 'pay');
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(id);
  if (typeof intent !== 'string') throw new Error('nothing was paid');
  return { id, intent };
}
const eventTypes = async () => (await sandbox.events()).map(({ type }): string => type).slice(1);

test('an inquiry takes nothing and lets a refund be made; it is closed, or becomes a dispute', async () => {
  const [asked, escalated] = [await createPaid(), await createPaid()];
  for (const { id } of [asked, escalated]) expect((await sandbox.control(id, 'inquire')).status).toBe(200);
  const list = async (intent: string) =>
    (await sandbox.stripe.disputes.list({ payment_intent: intent })).data;
  expect(await list(asked.intent)).toMatchObject([
    { status: 'warning_needs_response', balance_transactions: [] },
  ]);
  expect((await sandbox.control(asked.id, 'lose')).status).toBe(409);
  await sandbox.stripe.refunds.create({ payment_intent: asked.intent });
  await sandbox.control(asked.id, 'win');
  expect(await list(asked.intent)).toMatchObject([{ status: 'warning_closed' }]);

  await sandbox.control(escalated.id, 'dispute');
  expect((await sandbox.control(escalated.id, 'dispute')).status).toBe(409);
  expect(await list(escalated.intent)).toMatchObject([
    { status: 'needs_response', balance_transactions: [{ amount: -1000, fee: 2000 }] },
  ]);
  await expect(sandbox.stripe.refunds.create({ payment_intent: escalated.intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await sandbox.control(escalated.id, 'lose');
  expect((await eventTypes()).filter((type) => type.startsWith('charge.dispute.'))).toEqual([
    ...['charge.dispute.created', 'charge.dispute.created', 'charge.dispute.closed'],
    ...['charge.dispute.updated', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed'],
  ]);
});

test('a refund can come back, once, which the shop hears', async () => {
  const { id, intent } = await createPaid();
  expect((await sandbox.control(id, 'fail-refund')).status).toBe(409);
  await sandbox.stripe.refunds.create({ payment_intent: intent });
  await sandbox.control(id, 'fail-refund');
  expect((await eventTypes()).slice(-2).toSorted()).toEqual(['refund.failed', 'refund.updated']);
});
