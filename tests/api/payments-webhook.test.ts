import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { seedCampaign } from '../support/seed.ts';
import {
  simulateAtProvider,
  COMPLETED,
  deliverEvent,
  createProviderEvent,
  getCheckoutSession,
  createSessionObject,
  deliver,
  createMessage,
} from '../support/provider.ts';
import {
  listCheckouts,
  getSubmissionStatus,
  getSubmission,
  createSubscription,
  createPaidSubscription,
} from '../support/answers.ts';
import { listPaymentMails, listQueuedMails, requestApi, withParts, db, runAsSystem } from '../support/api.ts';
import { eq } from 'drizzle-orm';
import { toProviderEvent } from '#api/payments/provider/provider-event.ts';
import { paymentEvents } from '#api/payments/table.ts';
import type { Ctx } from '#api/platform/context.ts';

test('a card payment makes the submission paid when the webhook arrives', async () => {
  const subscription = await createSubscription();
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('pending');
  const session = await simulateAtProvider('pay', subscription.sessionId);
  const answer = await deliverEvent(createProviderEvent(COMPLETED, session));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ received: true });
  const row = await getSubmission(subscription.submissionId);
  expect(row.status).toBe('paid');
  expect(row.paidAt).toBeInstanceOf(Date);
  const [checkout] = await listCheckouts(subscription.submissionId);
  expect(checkout).toMatchObject({
    state: 'paid',
    amountCents: 1000,
    currency: 'eur',
    paymentIntentId: session.payment_intent,
    refundDueAt: null,
  });
});

test.each([
  ['nl', 'Je doet mee aan ‘An hour in the kitchen’', '/nl/dashboard'],
  ['en', 'You are in: “An hour in the kitchen”', '/en/dashboard'],
] as const)('the fan gets one confirmation, in %s', async (language, subject, link) => {
  const subscription = await createPaidSubscription({ language });
  const mails = await listPaymentMails(subscription.fan.email);
  expect(mails).toMatchObject([{ subject, text: expect.stringContaining(`http://powerhour.test${link}`) }]);
});

test('a bank transfer is processing until it arrives', async () => {
  const subscription = await createSubscription();
  await deliver('transfer', subscription.sessionId);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('processing');
  expect(await listQueuedMails(`paid:${subscription.submissionId}`)).toEqual([]);
  await deliver('settle', subscription.sessionId);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
});

test.each([
  ['another amount', { amount_total: 999 }],
  ['no amount', { amount_total: null }],
  ['another currency', { currency: 'usd' }],
  ['nothing to pay', { payment_status: 'no_payment_required', amount_total: 0 }],
  ['no metadata', { metadata: {} }],
  ['metadata of a submission that does not exist', { metadata: { submissionId: 'nobody' } }],
])('a payment that is not ours never makes a submission paid: %s', async (_, changes) => {
  const subscription = await createSubscription();
  const answer = await deliverEvent(
    createProviderEvent(COMPLETED, createSessionObject(subscription, changes)),
  );
  expect(answer.status).toBe(200);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('pending');
  expect(await listQueuedMails(`paid:${subscription.submissionId}`)).toEqual([]);
});

test('a payment that is not ours never makes a submission paid: a checkout of one submission that names another', async () => {
  const [mine, theirs] = [await createSubscription(), await createSubscription()];
  const { metadata } = createSessionObject(theirs);
  await deliverEvent(createProviderEvent(COMPLETED, createSessionObject(mine, { metadata })));
  expect(await getSubmissionStatus(mine.submissionId)).toBe('pending');
  expect(await getSubmissionStatus(theirs.submissionId)).toBe('pending');
});

test('a payment that is not ours never makes a submission paid: a checkout that was paid to a charity’s own account', async () => {
  const subscription = await createSubscription();
  const theirs = { ...subscription, sessionId: 'cs_of_a_charity' };
  const event = createProviderEvent(COMPLETED, createSessionObject(theirs));
  expect((await deliverEvent({ ...event, account: 'acct_charity' })).status).toBe(200);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('pending');
});

test.each([
  ['sk_test_x', true, 'other'],
  ['sk_test_x', false, 'checkout'],
  ['sk_live_x', false, 'other'],
  ['rk_live_x', true, 'checkout'],
])(
  'a payment that is not ours never makes a submission paid: a checkout of another mode than that of our keys: with %s, livemode %s',
  async (key, livemode, kind) => {
    const message = createProviderEvent(COMPLETED, createSessionObject(await createSubscription()));
    const read = (ctx: Ctx) => {
      const settings = { ...ctx.settings, STRIPE_SECRET_KEY: key };
      return toProviderEvent({ ...ctx, settings }, { ...message, livemode }, message.id);
    };
    expect((await runAsSystem((ctx) => Promise.resolve(read(ctx)))).kind).toBe(kind);
  },
);

test('a payment that is not ours never makes a submission paid: an unknown checkout that names our submission and another campaign', async () => {
  const [subscription, other] = [await createSubscription(), await seedCampaign()];
  const forged = { ...subscription, sessionId: 'cs_unknown_1', campaign: other };
  await deliverEvent(createProviderEvent(COMPLETED, createSessionObject(forged)));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('pending');
  expect(await listCheckouts(subscription.submissionId)).toHaveLength(1);
});

test('a checkout whose response was lost is stored when a message names it', async () => {
  const subscription = await createSubscription();
  const lost = { ...subscription, sessionId: `cs_lost_${subscription.submissionId}` };
  await deliverEvent(createProviderEvent(COMPLETED, createSessionObject(lost)));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
  expect((await listCheckouts(subscription.submissionId)).map(({ id }) => id)).toContain(lost.sessionId);
  // The other checkout no longer has to be paid.
  expect((await getCheckoutSession(subscription.sessionId)).status).toBe('expired');
});

test.each([
  ['of another secret', { secret: 'whsec_another' }],
  ['of another message', { body: '{}' }],
  ['missing', { signature: '' }],
])('a webhook is refused with a signature %s', async (_, wrong) => {
  const subscription = await createSubscription();
  const event = createProviderEvent(COMPLETED, createSessionObject(subscription));
  const answer =
    'secret' in wrong
      ? await deliverEvent(event, wrong)
      : await requestApi('/api/stripe/webhook', env, {
          method: 'POST',
          body: 'body' in wrong ? wrong.body : JSON.stringify(event),
          headers: { 'stripe-signature': 't=1,v1=00' },
        });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.any(String), code: 'invalid_signature' });
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('pending');
});

test('a message of an unknown kind is accepted and ignored, whatever its texts hold', async () => {
  // The signature covers the exact bytes, which must not be normalized.
  const customer = { id: 'cus_1', object: 'customer', name: 'half \ud800\u0000' };
  const answer = await deliverEvent(createProviderEvent('customer.created', customer));
  expect(answer.status).toBe(200);
});

test('a message that cannot be recorded fails, so that it is sent again', async () => {
  const subscription = await createSubscription();
  const broken: Env = withParts({
    DB: {
      prepare: () => {
        throw new Error('the database is down');
      },
    },
    ...(env.LIBSQL_URL && { LIBSQL_URL: 'http://localhost:9' }),
  });
  const event = createProviderEvent(COMPLETED, createSessionObject(subscription));
  expect((await deliverEvent(event, { env: broken })).status).toBeGreaterThanOrEqual(500);
  expect((await deliverEvent(event)).status).toBe(200);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
});

/** How often each message arrives concurrently. */
const REPEATS = 20;

test('a webhook many times in parallel causes one paid row, one mail and one stored event', async () => {
  const subscription = await createSubscription();
  const event = await createMessage('pay', subscription.sessionId);
  await Promise.all(Array.from({ length: REPEATS }, () => deliverEvent(event)));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
  expect(await listCheckouts(subscription.submissionId)).toMatchObject([
    { state: 'paid', refundDueAt: null },
  ]);
  expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toHaveLength(1);
  expect(await listQueuedMails(`paid:${subscription.submissionId}`)).toHaveLength(1);
  expect(await listPaymentMails(subscription.fan.email)).toHaveLength(1);
});

test.each([
  ['a checkout without its fields', createProviderEvent(COMPLETED, { id: 'cs_1' })],
  ['a dispute that is a text', { ...createProviderEvent('charge.dispute.created', {}), data: 'no' }],
  ['a refund without an amount', createProviderEvent('refund.failed', { id: 're_1' })],
  ['an unknown type', createProviderEvent('new.thing', { id: 'x' })],
])('a signed message that nobody can read is stored and answered with 200: %s', async (_, event) => {
  expect((await deliverEvent(event)).status).toBe(200);
  expect((await deliverEvent(event)).status).toBe(200);
  expect(await findEvent(event.id)).toMatchObject({ type: event.type });
});

test.each([[[]], [null], [{ object: 'v2.core.event' }], ['text']])(
  'a signed message that nobody can read is answered with 200: %j',
  async (message) => {
    const answer = await deliverEvent(message);
    expect(answer.status).toBe(200);
  },
);

test('a signed message that nobody can read counts when it is sent again and can be read', async () => {
  const { sessionId, submissionId } = await createSubscription();
  const session = await simulateAtProvider('pay', sessionId);
  const event = createProviderEvent(COMPLETED, session);
  await deliverEvent({ ...event, data: {} });
  await deliverEvent(event);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await findEvent(event.id)).toMatchObject({ outcome: 'paid' });
});

test('a dispute of a payment that is not ours is stored and changes nothing', async () => {
  const event = createProviderEvent('charge.dispute.created', {
    id: 'du_1',
    status: 'needs_response',
    payment_intent: 'pi_of_another_shop',
  });
  expect((await deliverEvent(event)).status).toBe(200);
  expect(await findEvent(event.id)).toMatchObject({ outcome: 'ignored' });
});

async function findEvent(id: string) {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}
