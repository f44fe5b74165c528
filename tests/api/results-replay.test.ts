import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FIGURES } from '#api/campaigns/result-rules.ts';
import { checkouts, submissions } from '#api/schema.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { sweepPayments } from '#api/payments/index.ts';
import { LIVES, seedOpenCheckouts, type LifeEvent } from '../support/payment-lives.ts';
import { db, runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { deliverEvent } from '../support/provider.ts';
import { createRandom, shuffle } from '../support/random.ts';
import { seedCampaign } from '../support/seed.ts';

const SEED = 20_261_122;
/** Number of messages, as delivered. */
const MESSAGES = 200;
/** Two payments of each kind; each of their messages arrives about four times. */
const PAYMENTS = 2 * LIVES.length;
const CONCURRENT = 5;

/** Drops some repairable messages, repeats most of the others, and shuffles them. */
function disturb(messages: readonly LifeEvent[], random: () => number) {
  const arriving = messages.filter(({ repairable }) => !repairable || random() > 0.12);
  const repeated = arriving.flatMap((message) => (random() < 0.85 ? [message, message] : [message]));
  const again = Array.from({ length: Math.max(0, MESSAGES - repeated.length) }, () => {
    const one = arriving[Math.floor(random() * arriving.length)];
    if (!one) throw new Error('there are no messages');
    return one;
  });
  return shuffle([...repeated, ...again], random);
}

/** Sums up the ledger without the rules that the counters use. */
async function sumLedger(campaignId: string) {
  const rows = await db
    .select({ checkout: checkouts, status: submissions.status, id: submissions.id })
    .from(submissions)
    .leftJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(eq(submissions.campaignId, campaignId));
  const arrived = rows.flatMap(({ checkout }) => (checkout?.paidAt ? [checkout] : []));
  const refunded = arrived.filter(({ state, refundDueAt }) => state === 'refunded' || refundDueAt !== null);
  const disputed = arrived.filter(
    (checkout) => !refunded.includes(checkout) && Object.values(checkout.disputes).includes('open'),
  );
  const sum = (list: typeof arrived) => list.reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    participants: new Set(rows.flatMap(({ id, status }) => (status === 'paid' ? [id] : []))).size,
    payments: arrived.length,
    paidCents: sum(arrived),
    refunds: refunded.length,
    refundedCents: sum(refunded),
    disputes: disputed.length,
    disputedCents: sum(disputed),
    pricedPayments: arrived.filter(({ feeCents }) => feeCents !== null).length,
    costsCents: arrived.reduce((total, { feeCents }) => total + (feeCents ?? 0), 0),
  } satisfies Record<(typeof FIGURES)[number], number>;
}

async function deliverAll(messages: readonly LifeEvent[]): Promise<void> {
  const queue = [...messages];
  const next = async () => {
    for (let message = queue.shift(); message; message = queue.shift()) {
      expect((await deliverEvent(message.event)).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, next));
}

async function sweepUntilSettled(): Promise<void> {
  for (let minutes = 11; minutes < 200; minutes += 11) {
    const swept = await runAsSystem(sweepPayments, new Date(Date.now() + minutes * MINUTE_MS));
    if (swept.changed + swept.feesRecorded + swept.refunded === 0) return;
  }
  throw new Error('the sweep does not come to an end');
}

async function readFigures(id: string) {
  const rows = await findRows('campaignResults', { campaignId: id });
  const { campaignId: _, ...figures } = rows[0] ?? { campaignId: '' };
  return figures;
}

test(
  'hundreds of messages, shuffled, doubled and lost, leave the figures that the ledger and the provider have',
  { timeout: 300_000 },
  async () => {
    const random = createRandom(SEED);
    const { id } = await seedCampaign();
    const opened = await seedOpenCheckouts(id, PAYMENTS);
    const lives = opened.map((one, index) => ({ ...one, ...LIVES[index % LIVES.length] }));
    const messages: LifeEvent[] = [];
    for (const { live, checkoutId, submissionId } of lives)
      messages.push(...((await live?.(checkoutId, submissionId)) ?? []));
    const disturbed = disturb(messages, random);
    expect(disturbed.length).toBeGreaterThanOrEqual(MESSAGES);

    await deliverAll(disturbed);
    expect(await readFigures(id)).toEqual(await sumLedger(id));
    await sweepUntilSettled();
    const figures = await readFigures(id);
    expect(figures).toEqual(await sumLedger(id));

    const total = (toValue: (end: (typeof LIVES)[number]['end']) => number) =>
      lives.reduce((sum, { end }) => sum + (end ? toValue(end) : 0), 0);
    const payments = total(({ paid }) => paid);
    const refunds = total(({ refunded = 0 }) => refunded);
    const disputes = total(({ disputed = 0 }) => disputed);
    expect(figures).toEqual({
      participants: payments - refunds - disputes,
      payments,
      paidCents: payments * 1000,
      refunds,
      refundedCents: refunds * 1000,
      disputes,
      disputedCents: disputes * 1000,
      pricedPayments: payments,
      costsCents: total(({ costsCents }) => costsCents),
    });
  },
);
