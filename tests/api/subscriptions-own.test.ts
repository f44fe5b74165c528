import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ownSubmissions } from '#api/subscriptions/list-own-submissions.ts';
import { Submission } from '#api/subscriptions/contract.ts';
import { createBrowser } from '../support/browser.ts';
import { explain } from '../support/explain.ts';
import {
  asSystem,
  atProvider,
  checkoutRows,
  COMPLETED,
  createFan,
  deliver,
  eventAbout,
  type Fan,
  providerDown,
  requestApi,
  sessionAtProvider,
  statusOf,
  submissionRow,
  subscribed,
} from '../support/payments.ts';

const OWN = '/api/campaign-submissions/user-submissions';
const VERIFY = '/api/campaign-submissions/verify-all-pending';
const at = (id: string) => `/api/campaign-submissions/${id}`;

const List = z.object({ submissions: z.array(Submission.strict()) });
const listOf = async (fan: Fan) => List.parse((await fan.get(OWN)).body).submissions;

/** A call of a fan's while the provider is down for that call alone. */
function whileDown(fan: Fan, method: string, path: string) {
  const cookie = [...fan.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return requestApi(path, providerDown, { method, headers: { cookie } });
}

describe('the fan’s own submissions', () => {
  test('are listed newest first, with what the fan needs and nobody else’s', async () => {
    const first = await subscribed();
    const second = await subscribed({ fan: first.fan });
    await subscribed();
    const answer = await first.fan.get(OWN);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { submissions } = List.parse(answer.body);
    expect(submissions.map(({ id }) => id)).toEqual([second.submissionId, first.submissionId]);
    expect(submissions[1]).toEqual({
      id: first.submissionId,
      createdAt: (await submissionRow(first.submissionId)).createdAt.toISOString(),
      paymentStatus: 'pending',
      answers: [{ question: 'Why do you want to meet Mila Verhoeven?', answer: 'Because of the soup.' }],
      thankedAt: null,
      campaign: {
        id: first.campaign.id,
        slug: expect.any(String),
        name: 'An hour in the kitchen',
        image: null,
        celebrity: { name: 'Mila Verhoeven' },
      },
      outcome: null,
    });
  });

  test.each([
    ['GET', OWN],
    ['POST', VERIFY],
    ['DELETE', at('x')],
    ['GET', `${at('x')}/invoice`],
    ['POST', '/api/campaign-subscribe/retry'],
  ])('%s %s needs a session', async (method, path) => {
    const answer = await requestApi(path, env, { method });
    expect(answer.status).toBe(401);
  });

  test('are read through an index', async () => {
    const fan = await createFan();
    const { id } = z
      .object({ user: z.object({ id: z.string() }) })
      .parse((await fan.get('/api/users/me')).body).user;
    const plan = await asSystem(async (ctx) => explain(ownSubmissions(ctx, id).toSQL()));
    expect(plan).toContain('USING INDEX submissions_user');
    expect(plan).not.toContain('SCAN');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});

describe('cancelling', () => {
  test('ends the checkout at the provider, and the submission is gone from the list', async () => {
    const { fan, submissionId, sessionId } = await subscribed();
    const answer = await fan.delete(at(submissionId));
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await sessionAtProvider(sessionId)).status).toBe('expired');
    expect(await statusOf(submissionId)).toBe('cancelled');
    expect(await listOf(fan)).toEqual([]);
    expect((await fan.delete(at(submissionId))).status).toBe(404);
  });

  test('works for a failed one', async () => {
    const { fan, submissionId, sessionId } = await subscribed();
    await deliver(eventAbout('checkout.session.expired', await atProvider('expire', sessionId)));
    expect((await fan.delete(at(submissionId))).status).toBe(200);
  });

  test.each([
    ['is under way', 'transfer', 'processing'],
    ['has come', 'pay', 'paid'],
  ] as const)(
    'is refused when the payment %s, also before the provider told us',
    async (_, action, status) => {
      const { fan, submissionId, sessionId } = await subscribed();
      await atProvider(action, sessionId);
      expect(await fan.delete(at(submissionId))).toMatchObject({
        status: 409,
        body: { code: 'payment_not_cancellable' },
      });
      expect(await statusOf(submissionId)).toBe(status);
    },
  );

  test('is 502 and changes nothing while the provider is down', async () => {
    const { fan, submissionId } = await subscribed();
    expect((await whileDown(fan, 'DELETE', at(submissionId))).status).toBe(502);
    expect(await statusOf(submissionId)).toBe('pending');
  });

  test('money that arrives afterwards all the same is refunded', async () => {
    const { fan, submissionId, sessionId } = await subscribed();
    const paid = eventAbout(COMPLETED, await atProvider('pay', sessionId));
    // As if the fan had paid in the instant between our asking and our writing.
    await env.DB.prepare("update submissions set status = 'cancelled' where id = ?").bind(submissionId).run();
    await deliver(paid);
    expect(await statusOf(submissionId)).toBe('cancelled');
    expect(await checkoutRows(submissionId)).toMatchObject([{ state: 'refunded' }]);
    expect((await sessionAtProvider(sessionId)).amount_refunded).toBe(1000);
    expect(await listOf(fan)).toEqual([]);
  });

  test('and paying at once ends in one of two: paid and kept, or cancelled and not charged', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { fan, submissionId, sessionId } = await subscribed();
      const [cancelled] = await Promise.all([
        fan.delete(at(submissionId)),
        atProvider('pay', sessionId).then(
          (session) => deliver(eventAbout(COMPLETED, session)),
          () => undefined,
        ),
      ]);
      const { amount_refunded: back, payment_status: paid } = await sessionAtProvider(sessionId);
      const isKept = paid === 'paid' && back === 0;
      expect(await statusOf(submissionId)).toBe(isKept ? 'paid' : 'cancelled');
      expect(cancelled.status).toBe(isKept ? 409 : 200);
    }
  });

  test('while a checkout is being opened leaves none that can be paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { fan, submissionId, sessionId } = await subscribed();
      await deliver(eventAbout('checkout.session.expired', await atProvider('expire', sessionId)));
      await Promise.all([
        fan.post('/api/campaign-subscribe/retry', { submissionId }),
        fan.delete(at(submissionId)),
      ]);
      if ((await statusOf(submissionId)) !== 'cancelled') continue;
      const open = (await checkoutRows(submissionId)).filter(({ state }) => state === 'open');
      expect(open).toEqual([]);
    }
  });
});

describe('the invoice', () => {
  test('is the provider’s receipt', async () => {
    const { fan, submissionId, sessionId } = await subscribed();
    await deliver(eventAbout(COMPLETED, await atProvider('pay', sessionId)));
    const answer = await fan.get(`${at(submissionId)}/invoice`);
    expect(answer).toMatchObject({
      status: 200,
      body: { receiptUrl: expect.stringMatching(/^http.*receipts/) },
    });
    expect((await whileDown(fan, 'GET', `${at(submissionId)}/invoice`)).status).toBe(502);
  });

  test('does not exist before the payment', async () => {
    const { fan, submissionId } = await subscribed();
    expect(await fan.get(`${at(submissionId)}/invoice`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});

describe('verifying', () => {
  test('finds out what the provider did not tell', async () => {
    const first = await subscribed();
    const { fan } = first;
    const second = await subscribed({ fan });
    const third = await subscribed({ fan });
    const stranger = await subscribed();
    await atProvider('pay', first.sessionId);
    await atProvider('transfer', second.sessionId);
    await atProvider('pay', stranger.sessionId);
    expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 3, changed: 2 } });
    expect((await listOf(fan)).map(({ paymentStatus }) => paymentStatus)).toEqual([
      'pending',
      'processing',
      'paid',
    ]);
    expect(await statusOf(third.submissionId)).toBe('pending');
    expect(await statusOf(stranger.submissionId)).toBe('pending');
    expect(await fan.post(VERIFY)).toMatchObject({ body: { checked: 2, changed: 0 } });
  });

  test('changes nothing while the provider is down', async () => {
    const { fan, submissionId } = await subscribed();
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await whileDown(fan, 'POST', VERIFY);
    silent.mockRestore();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ checked: 1, changed: 0 });
    expect(await statusOf(submissionId)).toBe('pending');
  });

  test('is counted per person', async () => {
    const fan = await createFan();
    const answers = await Promise.all(Array.from({ length: 121 }, () => fan.post(VERIFY)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await createBrowser().post(VERIFY)).status).toBe(401);
  });
});
