import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, tenEuroCheckout } from '../sandbox.fixture.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const EXPAND = ['payment_intent.latest_charge.balance_transaction'];

/** Brings a new checkout to a state; returns its charge’s movement and the id of its payment. */
async function getMovement(...actions: readonly string[]) {
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  for (const action of actions) await sandbox.control(id, action);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: EXPAND });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return { intent: intent?.id ?? '', movement: charge?.balance_transaction };
}

test.each([
  [['pay'], 40],
  [['ideal'], 29],
  [['transfer', 'settle'], 5],
] as const)('a payment of € 10 by %s costs %i cents', async (actions, fee) => {
  const { movement } = await getMovement(...actions);
  expect(movement).toMatchObject({ amount: 1000, currency: 'eur', fee, net: 1000 - fee, type: 'charge' });
});

test.each([
  ['dispute', [{ amount: -1000, fee: 2000, net: -3000 }]],
  [
    'win',
    [
      { amount: -1000, fee: 2000, net: -3000 },
      { amount: 1000, fee: 0, net: 1000 },
    ],
  ],
  ['lose', [{ amount: -1000, fee: 2000, net: -3000 }]],
] as const)('a dispute takes the money and a fee, which stays (%s)', async (end, movements) => {
  const { intent } = await getMovement('pay', 'dispute', ...(end === 'dispute' ? [] : [end]));
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: intent });
  expect(data).toHaveLength(1);
  expect(data[0]?.balance_transactions).toMatchObject(movements);
});
