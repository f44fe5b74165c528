import { openCheckout } from '#api/payments/index.ts';
import {
  COMPLETED,
  createDispute,
  createProviderEvent,
  EXPIRED,
  FAILED,
  refundAtProvider,
  REFUNDED,
  simulateAtProvider,
  deliverEvent,
  SUCCEEDED,
  createMessage,
} from './provider.ts';
import { listCheckouts, seedAnswer } from './answers.ts';
import { runAsSystem } from './api.ts';
import { seedUser } from './seed.ts';

type ProviderEvent = ReturnType<typeof createProviderEvent>;
/** A message of a life; if a `repairable` one is lost, the sweep makes up for it. */
export type LifeEvent = { readonly event: ProviderEvent; readonly repairable: boolean };

/** What a life adds to its campaign's figures, according to the provider. */
export type LifeEnd = {
  readonly paid: number;
  readonly refunded?: number;
  readonly disputed?: number;
  readonly costsCents: number;
};

/** The sandbox's fees for a donation and for a dispute (sandbox/stripe/balance-transaction.ts). */
const CARD = 40;
const TRANSFER = 5;
const DISPUTE = 2000;

const repairable = (event: ProviderEvent): LifeEvent => ({ event, repairable: true });
const certain = (event: ProviderEvent): LifeEvent => ({ event, repairable: false });

async function pay(id: string): Promise<{ intent: string | null; events: LifeEvent[] }> {
  const session = await simulateAtProvider('pay', id);
  return { intent: session.payment_intent, events: [repairable(createProviderEvent(COMPLETED, session))] };
}

async function dispute(id: string, ...ends: ('win' | 'lose')[]): Promise<LifeEvent[]> {
  const { events } = await pay(id);
  for (const action of ['dispute', ...ends] as const) events.push(certain(await createDispute(action, id)));
  return events;
}

async function transfer(id: string, end: 'settle' | 'fail'): Promise<LifeEvent[]> {
  const started = await createMessage('transfer', id);
  const ended = createProviderEvent(end === 'settle' ? SUCCEEDED : FAILED, await simulateAtProvider(end, id));
  return [repairable(started), repairable(ended)];
}

/** The first checkout seems to expire, so the fan opens a second one, and then pays both. */
async function payTwice(id: string, submissionId: string): Promise<LifeEvent[]> {
  const metadata = { submissionId, attempt: '1' };
  await deliverEvent(
    createProviderEvent(EXPIRED, {
      id,
      object: 'checkout.session',
      status: 'expired',
      payment_status: 'unpaid',
      amount_total: 1000,
      currency: 'eur',
      expires_at: 2_000_000_000,
      url: null,
      payment_intent: null,
      metadata,
    }),
  );
  await runAsSystem((ctx) => openCheckout(ctx, submissionId));
  const ids = (await listCheckouts(submissionId)).map((checkout) => checkout.id);
  return (await Promise.all(ids.map(pay))).flatMap(({ events }) => events.map(({ event }) => certain(event)));
}

/** Everything that can happen to a payment, and the resulting figures of the campaign. */
export const LIVES: readonly {
  readonly end: LifeEnd;
  readonly live: (checkoutId: string, submissionId: string) => Promise<LifeEvent[]>;
}[] = [
  { end: { paid: 1, costsCents: CARD }, live: async (id) => (await pay(id)).events },
  {
    end: { paid: 1, refunded: 1, costsCents: CARD },
    live: async (id) => {
      const { intent, events } = await pay(id);
      return [...events, certain(createProviderEvent(REFUNDED, await refundAtProvider(intent)))];
    },
  },
  { end: { paid: 1, disputed: 1, costsCents: CARD + DISPUTE }, live: (id) => dispute(id) },
  { end: { paid: 1, costsCents: CARD + DISPUTE }, live: (id) => dispute(id, 'win') },
  { end: { paid: 1, refunded: 1, costsCents: CARD + DISPUTE }, live: (id) => dispute(id, 'lose') },
  { end: { paid: 1, costsCents: TRANSFER }, live: (id) => transfer(id, 'settle') },
  { end: { paid: 0, costsCents: 0 }, live: (id) => transfer(id, 'fail') },
  { end: { paid: 0, costsCents: 0 }, live: async (id) => [repairable(await createMessage('expire', id))] },
  { end: { paid: 2, refunded: 1, costsCents: 2 * CARD }, live: payTwice },
];

/** Seeds the answers of `count` new people, each with an open checkout at the provider. */
export async function seedOpenCheckouts(campaignId: string, count: number) {
  const seeded: { submissionId: string; checkoutId: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: userId } = await seedUser();
    const id = await seedAnswer(campaignId, userId, { status: 'pending', paidAt: null });
    await runAsSystem((ctx) => openCheckout(ctx, id));
    const [checkout] = await listCheckouts(id);
    seeded.push({ submissionId: id, checkoutId: checkout?.id ?? '' });
  }
  return seeded;
}
