import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { campaigns } from '../../edge-api/campaigns/table.ts';
import { openDb } from '../../edge-api/platform/db.ts';
import { paymentEvents } from '../../edge-api/payments/table.ts';
import { plantCampaign } from '../support/plant.ts';
import {
  atProvider,
  checkoutRows,
  db,
  deliver,
  eventAbout,
  mailsTo,
  queuedMails,
  refundAtProvider,
  requestApi,
  sessionAtProvider,
  sessionObject,
  statusOf,
  submissionRow,
  subscribed,
} from '../support/payments.ts';

const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';
const FAILED = 'checkout.session.async_payment_failed';
const EXPIRED = 'checkout.session.expired';

const REFUNDED = 'charge.refunded';

test('a card payment makes the submission paid, once the provider says so', async () => {
  const made = await subscribed();
  expect(await statusOf(made.submissionId)).toBe('pending');
  const session = await atProvider('pay', made.sessionId);
  const answer = await deliver(eventAbout(COMPLETED, session));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ received: true });
  const row = await submissionRow(made.submissionId);
  expect(row.status).toBe('paid');
  expect(row.paidAt).toBeInstanceOf(Date);
  const [checkout] = await checkoutRows(made.submissionId);
  expect(checkout).toMatchObject({
    state: 'paid',
    amountCents: 1000,
    currency: 'eur',
    paymentIntentId: session.payment_intent,
    refundDueAt: null,
  });
});

test.each([
  ['nl', 'Je doet mee aan An hour in the kitchen', '/nl/dashboard'],
  ['en', 'You are in: An hour in the kitchen', '/en/dashboard'],
])('the fan gets one confirmation, in %s', async (language, subject, link) => {
  const made = await subscribed({ language });
  const session = await atProvider('pay', made.sessionId);
  await deliver(eventAbout(COMPLETED, session));
  const mails = await mailsTo(made.fan.email);
  expect(mails).toMatchObject([{ subject, text: expect.stringContaining(`http://powerhour.test${link}`) }]);
});

test('a bank transfer is processing until it arrives', async () => {
  const made = await subscribed();
  await deliver(eventAbout(COMPLETED, await atProvider('transfer', made.sessionId)));
  expect(await statusOf(made.submissionId)).toBe('processing');
  expect(await queuedMails(`paid:${made.submissionId}`)).toEqual([]);
  await deliver(eventAbout(SUCCEEDED, await atProvider('settle', made.sessionId)));
  expect(await statusOf(made.submissionId)).toBe('paid');
});

test('a bank transfer that does not arrive makes it failed', async () => {
  const made = await subscribed();
  await deliver(eventAbout(COMPLETED, await atProvider('transfer', made.sessionId)));
  await deliver(eventAbout(FAILED, await atProvider('fail', made.sessionId)));
  expect(await statusOf(made.submissionId)).toBe('failed');
});

test('a checkout that ran out makes it failed', async () => {
  const made = await subscribed();
  await deliver(eventAbout(EXPIRED, await atProvider('expire', made.sessionId)));
  expect(await statusOf(made.submissionId)).toBe('failed');
});

describe('what is not ours never makes paid', () => {
  test.each([
    ['another amount', { amount_total: 999 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'usd' }],
    ['nothing to pay', { payment_status: 'no_payment_required', amount_total: 0 }],
    ['no metadata', { metadata: {} }],
    ['metadata of a submission that does not exist', { metadata: { submissionId: 'nobody' } }],
  ])('%s', async (_, changes) => {
    const made = await subscribed();
    const answer = await deliver(eventAbout(COMPLETED, sessionObject(made, changes)));
    expect(answer.status).toBe(200);
    expect(await statusOf(made.submissionId)).toBe('pending');
    expect(await queuedMails(`paid:${made.submissionId}`)).toEqual([]);
  });

  test('a checkout of one submission that names another', async () => {
    const [mine, theirs] = [await subscribed(), await subscribed()];
    const { metadata } = sessionObject(theirs);
    await deliver(eventAbout(COMPLETED, sessionObject(mine, { metadata })));
    expect(await statusOf(mine.submissionId)).toBe('pending');
    expect(await statusOf(theirs.submissionId)).toBe('pending');
  });

  test('an unknown checkout that names our submission and another campaign', async () => {
    const [made, other] = [await subscribed(), await plantCampaign()];
    const forged = { ...made, sessionId: 'cs_unknown_1', campaign: other };
    await deliver(eventAbout(COMPLETED, sessionObject(forged)));
    expect(await statusOf(made.submissionId)).toBe('pending');
    expect(await checkoutRows(made.submissionId)).toHaveLength(1);
  });
});

test('a checkout whose answer was lost is adopted when the provider tells of it', async () => {
  const made = await subscribed();
  const lost = { ...made, sessionId: `cs_lost_${made.submissionId}` };
  await deliver(eventAbout(COMPLETED, sessionObject(lost)));
  expect(await statusOf(made.submissionId)).toBe('paid');
  expect((await checkoutRows(made.submissionId)).map(({ id }) => id)).toContain(lost.sessionId);
  // Nobody has to pay the other one any more.
  expect((await sessionAtProvider(made.sessionId)).status).toBe('expired');
});

describe('signatures', () => {
  test.each([
    ['of another secret', { secret: 'whsec_somebody_else' }],
    ['of another message', { body: '{}' }],
    ['missing', { signature: '' }],
  ])('a message with a signature %s is refused', async (_, wrong) => {
    const made = await subscribed();
    const event = eventAbout(COMPLETED, sessionObject(made));
    const answer =
      'secret' in wrong
        ? await deliver(event, wrong)
        : await requestApi('/api/stripe/webhook', env, {
            method: 'POST',
            body: 'body' in wrong ? wrong.body : JSON.stringify(event),
            headers: { 'stripe-signature': 't=1,v1=00' },
          });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.any(String), code: 'invalid_signature' });
    expect(await statusOf(made.submissionId)).toBe('pending');
  });

  test('a message of a kind that nobody asked for is taken and ignored', async () => {
    const answer = await deliver(eventAbout('customer.created', { id: 'cus_1', object: 'customer' }));
    expect(answer.status).toBe(200);
  });
});

test('a message that cannot be recorded is answered with 500, so that it comes again', async () => {
  const made = await subscribed();
  const broken: Env = Object.assign(Object.create(null), env, {
    DB: {
      prepare: () => {
        throw new Error('the database is down');
      },
    },
  });
  const event = eventAbout(COMPLETED, sessionObject(made));
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await deliver(event, { env: broken })).status).toBe(500);
  silent.mockRestore();
  expect((await deliver(event)).status).toBe(200);
  expect(await statusOf(made.submissionId)).toBe('paid');
});

describe('each message a hundred times in parallel', () => {
  const orders = permutations([COMPLETED, SUCCEEDED, REFUNDED]);

  test.each(orders.map((order) => [order.join(' → '), order] as const))('%s', async (_, order) => {
    const made = await subscribed();
    const pending = eventAbout(COMPLETED, await atProvider('transfer', made.sessionId));
    const settled = await atProvider('settle', made.sessionId);
    const refunded = await refundAtProvider(settled.payment_intent);
    const messages: Record<string, unknown> = {
      [COMPLETED]: pending,
      [SUCCEEDED]: eventAbout(SUCCEEDED, settled),
      [REFUNDED]: eventAbout(REFUNDED, refunded),
    };
    for (const type of order) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(messages[type])));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await statusOf(made.submissionId)).toBe('refunded');
    expect(await checkoutRows(made.submissionId)).toMatchObject([{ state: 'refunded', attempt: 1 }]);
    expect((await queuedMails(`paid:${made.submissionId}`)).length).toBeLessThanOrEqual(1);
  });

  test('all of them at once', async () => {
    const made = await subscribed();
    const pending = eventAbout(COMPLETED, await atProvider('transfer', made.sessionId));
    const settled = eventAbout(SUCCEEDED, await atProvider('settle', made.sessionId));
    const failed = eventAbout(FAILED, pending.data.object);
    const all = Array.from({ length: 100 }, () => [failed, settled, pending]).flat();
    const answers = await Promise.all(all.map((event) => deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await statusOf(made.submissionId)).toBe('paid');
    expect(await mailsTo(made.fan.email)).toHaveLength(1);
  });

  test('one paid row, one mail and one stored event come of it', async () => {
    const made = await subscribed();
    const event = eventAbout(COMPLETED, await atProvider('pay', made.sessionId));
    await Promise.all(Array.from({ length: 100 }, () => deliver(event)));
    expect(await statusOf(made.submissionId)).toBe('paid');
    expect(await checkoutRows(made.submissionId)).toMatchObject([{ state: 'paid', refundDueAt: null }]);
    expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toHaveLength(1);
    expect(await queuedMails(`paid:${made.submissionId}`)).toHaveLength(1);
    expect(await mailsTo(made.fan.email)).toHaveLength(1);
  });
});

test('all messages of a failed, retried and paid subscription at once, in every order, end in paid', async () => {
  const types = [EXPIRED, FAILED, COMPLETED, SUCCEEDED];
  for (const order of permutations(types)) {
    const made = await subscribed();
    const first = { ...made, sessionId: `cs_first_${made.submissionId}` };
    const event = (type: string) => {
      if (type === COMPLETED) return eventAbout(type, sessionObject(made, { payment_status: 'unpaid' }));
      if (type === SUCCEEDED) return eventAbout(type, sessionObject(made));
      return eventAbout(type, sessionObject(first, { status: 'expired', payment_status: 'unpaid' }));
    };
    await Promise.all(order.map((type) => deliver(event(type))));
    expect(await statusOf(made.submissionId), order.join(' → ')).toBe('paid');
  }
});

describe('money that is not owed goes back', () => {
  test('a second payment for one submission', async () => {
    const made = await subscribed();
    await deliver(eventAbout(EXPIRED, sessionObject(made, { status: 'expired', payment_status: 'unpaid' })));
    const answer = await made.fan.post('/api/campaign-subscribe/retry', { submissionId: made.submissionId });
    expect(answer.status).toBe(200);
    const second = (await checkoutRows(made.submissionId)).find(({ attempt }) => attempt === 2)?.id ?? '';
    await Promise.all(
      [made.sessionId, second].map(async (id) => deliver(eventAbout(COMPLETED, await atProvider('pay', id)))),
    );
    await vi.waitFor(async () => {
      const states = (await checkoutRows(made.submissionId)).map(({ state }) => state).toSorted();
      expect(states).toEqual(['paid', 'refunded']);
    });
    expect(await statusOf(made.submissionId)).toBe('paid');
    const sessions = await Promise.all([made.sessionId, second].map(sessionAtProvider));
    expect(sessions.map(({ amount_refunded: back }) => back).toSorted()).toEqual([0, 1000]);
    const subjects = (await mailsTo(made.fan.email)).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      'You are in: An hour in the kitchen',
      'Your money is on its way back: An hour in the kitchen',
    ]);
  });

  test('a payment that arrives when the winners are selected; the fan is told', async () => {
    const made = await subscribed();
    await deliver(eventAbout(COMPLETED, await atProvider('transfer', made.sessionId)));
    await openDb(env)
      .update(campaigns)
      .set({ isActive: false, winnersSelected: true })
      .where(eq(campaigns.id, made.campaign.id));
    await deliver(eventAbout(SUCCEEDED, await atProvider('settle', made.sessionId)));
    expect(await statusOf(made.submissionId)).toBe('refunded');
    expect((await sessionAtProvider(made.sessionId)).amount_refunded).toBe(1000);
    expect((await mailsTo(made.fan.email)).map(({ subject }) => subject)).toEqual([
      'Your money is on its way back: An hour in the kitchen',
    ]);
  });

  test('but a message that comes again after the winners were selected takes nothing away', async () => {
    const made = await subscribed();
    const session = await atProvider('pay', made.sessionId);
    await deliver(eventAbout(COMPLETED, session));
    await openDb(env)
      .update(campaigns)
      .set({ winnersSelected: true })
      .where(eq(campaigns.id, made.campaign.id));
    await deliver(eventAbout(COMPLETED, session));
    expect(await statusOf(made.submissionId)).toBe('paid');
    expect((await sessionAtProvider(made.sessionId)).amount_refunded).toBe(0);
  });

  test('a refund made by hand at the provider is followed, and part of one is not', async () => {
    const made = await subscribed();
    const session = await atProvider('pay', made.sessionId);
    await deliver(eventAbout(COMPLETED, session));
    const charge = await refundAtProvider(session.payment_intent);
    await deliver(eventAbout(REFUNDED, { ...charge, refunded: false }));
    expect(await statusOf(made.submissionId)).toBe('paid');
    await deliver(eventAbout(REFUNDED, charge));
    expect(await statusOf(made.submissionId)).toBe('refunded');
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
