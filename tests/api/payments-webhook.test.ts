import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { paymentEvents } from '#api/payments/table.ts';
import { plantCampaign } from '../support/plant.ts';
import {
  atProvider,
  checkoutRows,
  COMPLETED,
  db,
  deliver,
  eventAbout,
  EXPIRED,
  FAILED,
  mailsTo,
  queuedMails,
  refundAtProvider,
  REFUNDED,
  requestApi,
  sessionAtProvider,
  sessionObject,
  statusOf,
  submissionRow,
  subscribed,
  SUCCEEDED,
} from '../support/payments.ts';

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
] as const)('the fan gets one confirmation, in %s', async (language, subject, link) => {
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

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
