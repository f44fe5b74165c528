import { afterEach, beforeEach, expect, test } from 'vitest';
import Stripe from 'stripe';
import { startTestSandbox, tenEuroCheckout } from '../sandbox.fixture.ts';
import { API_VERSION } from './types.ts';

let clock = new Date('2026-11-20T12:00:00Z');
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;

beforeEach(async () => {
  clock = new Date();
  sandbox = await startTestSandbox({}, { now: () => clock });
});
afterEach(() => sandbox.close());

const create = (extra: Parameters<typeof tenEuroCheckout>[0] = {}) =>
  sandbox.stripe.checkout.sessions.create(tenEuroCheckout(extra));

test('renders events in the API version of the pinned SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('a paid session carries an intent and a charge with a receipt that opens', async () => {
  const { id } = await create();
  expect((await sandbox.control(id, 'pay')).status).toBe(200);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: {
      status: 'succeeded',
      amount_received: 1000,
      metadata: { submissionId: 'submission-1' },
      latest_charge: { paid: true, amount: 1000 },
    },
  });
  const listed = await sandbox.stripe.checkout.sessions.list({ payment_intent: getIntentId(session) });
  expect(listed.data.map((found) => found.id)).toEqual([id]);
  const { payment_intent: intent } = session;
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const receipt = await fetch((typeof charge === 'object' && charge?.receipt_url) || '');
  expect(receipt.status).toBe(200);
  expect(await receipt.text()).toMatch(/Receipt from Power Hour[\s\S]*Koken met Noor[\s\S]*€\s10,00/);
});

test('a session expires by itself, and notifies the shop', async () => {
  const at = Math.floor(clock.getTime() / 1000) + 31 * 60;
  const { id } = await create({ expires_at: at });
  clock = new Date(at * 1000);
  await expect.poll(() => sandbox.shop.received.length, { timeout: 5_000 }).toBe(1);
  expect(await sandbox.events()).toMatchObject([
    { type: 'checkout.session.expired', data: { object: { id } } },
  ]);
});

test('refunds a charge in parts, then wholly, then not again', async () => {
  const { id } = await create();
  await sandbox.control(id, 'pay');
  const intent = getIntentId(await sandbox.stripe.checkout.sessions.retrieve(id));
  await sandbox.stripe.refunds.create({ payment_intent: intent, amount: 400 });
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent, amount: 700 })).rejects.toThrow(
    /greater than/,
  );
  const rest = await sandbox.stripe.refunds.create({ payment_intent: intent });
  expect(rest).toMatchObject({ amount: 600, status: 'succeeded', payment_intent: intent });
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  await expect.poll(() => sandbox.shop.received.length).toBe(5);
  const refunded = (await sandbox.events()).filter(({ type }) => type === 'charge.refunded');
  expect(refunded.map(({ data }) => data.object)).toMatchObject([
    { amount_refunded: 400, refunded: false },
    { amount_refunded: 1000, refunded: true },
  ]);
});

function getIntentId({ payment_intent: intent }: Stripe.Checkout.Session): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}
