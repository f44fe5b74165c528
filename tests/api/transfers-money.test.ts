import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignResults } from '#api/schema.ts';
import { sweepPayments } from '#api/payments/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  actOnAccount,
  listAtProvider,
  seedAccount,
  seedWinner,
  settle,
  shareCharity,
} from '../support/payouts.ts';
import { createDispute, deliverEvent, deliverRefund, stripe } from '../support/provider.ts';
import { seedCampaign, changeCampaign } from '../support/seed.ts';
import { createPaidSubscription } from '../support/answers.ts';
import { db, runAsSystem } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';

const REASON = { reason: 'The singer has lost her voice.' };
const FANS = 2;

type Payment = { readonly sessionId: string; readonly intent: string | null };
type World = {
  readonly campaignIds: readonly [string, string];
  readonly accountId: string;
  readonly payments: readonly Payment[];
  /** How far ahead the clock is. */
  aheadMs: number;
};

/** Seeds two campaigns of one charity that fans paid for; the second has no winners yet. */
async function seedWorld(): Promise<World> {
  const [first, second] = [await seedCampaign(), await seedCampaign()];
  await shareCharity(second.id, first.charityId ?? '');
  const payments: Payment[] = [];
  for (const campaign of [first, second])
    for (let fan = 0; fan < FANS; fan += 1) {
      const { sessionId, session } = await createPaidSubscription({ campaign });
      payments.push({ sessionId, intent: session.payment_intent });
    }
  await decide(first.id);
  return {
    campaignIds: [first.id, second.id],
    accountId: await seedAccount(first.charityId ?? ''),
    payments,
    aheadMs: 0,
  };
}

/** Closes a campaign with winners who were chosen 15 days ago. */
async function decide(campaignId: string): Promise<void> {
  const closed = { isActive: false, closedAt: new Date(), winnersSelected: true, settledAt: new Date() };
  await changeCampaign(campaignId, closed);
  if ((await countRows('winners', { campaignId })) === 0)
    await seedWinner(campaignId, new Date(Date.now() - 15 * DAY_MS));
}

const dispute = async ({ sessionId }: Payment, action: 'dispute' | 'win' | 'lose') => {
  if (!(await canAct(sessionId, action))) return;
  const more = { balance_transactions: [{ fee: 2000, currency: 'eur' }] };
  await deliverEvent(await createDispute(action, sessionId, more));
};

/** Returns the current state of a payment at the provider. */
async function readPayment({ sessionId }: Payment) {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const { payment_intent: intent } = session;
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  if (!intent || typeof intent === 'string' || !charge || typeof charge === 'string')
    throw new Error('nothing was paid');
  const [open] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  const isWithdrawn = open?.status === 'needs_response' || open?.status === 'lost';
  return { charge, open, leftCents: isWithdrawn ? 0 : charge.amount - charge.amount_refunded };
}

async function canAct(sessionId: string, action: 'dispute' | 'win' | 'lose'): Promise<boolean> {
  const { charge, open } = await readPayment({ sessionId, intent: null });
  if (action !== 'dispute') return open?.status === 'needs_response';
  return !charge.refunded && !charge.disputed;
}

const ACTIONS: Readonly<Record<string, (world: World, payment: Payment) => Promise<unknown>>> = {
  refund: async (_, payment) => {
    const { charge, leftCents } = await readPayment(payment);
    if (charge.refunded || leftCents === 0) return;
    await deliverRefund(payment.intent);
  },
  dispute: (_, payment) => dispute(payment, 'dispute'),
  win: (_, payment) => dispute(payment, 'win'),
  lose: (_, payment) => dispute(payment, 'lose'),
  sweep: ({ aheadMs }) => settle(new Date(Date.now() + aheadMs)),
  sweeps: ({ aheadMs }) => Promise.all([0, 1, 2].map((at) => settle(new Date(Date.now() + aheadMs + at)))),
  wait: async (world) => {
    world.aheadMs += 2 * DAY_MS;
  },
  decide: ({ campaignIds }) => decide(campaignIds[1]),
  payOut: ({ accountId }) => actOnAccount(accountId, 'pay-out').catch(() => undefined),
  failPayout: async ({ accountId }) => {
    await actOnAccount(accountId, 'fail-payout').catch(() => undefined);
    await actOnAccount(accountId, 'finish');
  },
};

/** Checks that every cent is accounted for: compares the books with the provider. */
async function expectBalanced({ campaignIds, payments }: World, step: string): Promise<void> {
  const [books] = await db
    .select({
      paid: sql<number>`sum(${campaignResults.paidCents})`,
      refunded: sql<number>`sum(${campaignResults.refundedCents})`,
      disputed: sql<number>`sum(${campaignResults.disputedCents})`,
    })
    .from(campaignResults)
    .where(inArray(campaignResults.campaignId, [...campaignIds]));
  const rows = await findRows('transfers', { campaignId: campaignIds });
  const made = rows.filter(({ transferId }) => transferId !== null);
  const transferred = made.reduce((total, { amountCents }) => total + amountCents, 0);
  const reversed = made.reduce((total, { reversedCents }) => total + reversedCents, 0);
  const left = (await Promise.all(payments.map(readPayment))).reduce(
    (sum, { leftCents }) => sum + leftCents,
    0,
  );
  const there = (await Promise.all(campaignIds.map(listAtProvider))).flat();
  const gone = there.reduce((total, { amount, amount_reversed: back }) => total + amount - back, 0);
  const held = left - gone;
  const { paid = 0, refunded = 0, disputed = 0 } = books ?? {};
  expect(paid, step).toBe(refunded + disputed + transferred - reversed + held);
  expect(there.length, step).toBe(made.length);
}

test('for every history, what was paid is what went back, was transferred and is held, to the cent', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(ACTIONS)), fc.nat(2 * FANS - 1));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (history) => {
      const world = await seedWorld();
      for (const [name, index] of [...history, ['sweep', 0] as const]) {
        const payment = world.payments[index];
        if (payment) await ACTIONS[name]?.(world, payment);
        await expectBalanced(world, JSON.stringify(history));
      }
    }),
    { numRuns: 4 },
  );
}, 240_000);

test.each([
  ['refund', 'sweep'],
  ['dispute', 'lose'],
])(
  'a %s at the same time as a transfer is transferred less, or taken back with the next %s',
  async (action, after) => {
    const world = await seedWorld();
    const [payment] = world.payments;
    if (!payment) throw new Error('nothing was paid');
    await Promise.all([ACTIONS[action]?.(world, payment), settle(), settle()]);
    await ACTIONS[after]?.(world, payment);
    await settle();
    await expectBalanced(world, action);
    const [transfer] = await listAtProvider(world.campaignIds[0]);
    expect((transfer?.amount ?? 0) - (transfer?.amount_reversed ?? 0)).toBe(1000);
  },
);

test('a campaign that is stopped while its proceeds are transferred leaves nothing with the charity', async () => {
  const world = await seedWorld();
  const admin = await createLoggedInUser('admin');
  const [id] = world.campaignIds;
  await Promise.all([admin.post(`/api/admin/campaigns/${id}/stop`, REASON), settle()]);
  await runAsSystem(sweepPayments);
  await settle(new Date(Date.now() + DAY_MS));
  await expectBalanced(world, 'stop');
  const made = await listAtProvider(id);
  expect(made.reduce((total, { amount, amount_reversed: back }) => total + amount - back, 0)).toBe(0);
});
