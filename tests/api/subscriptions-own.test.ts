import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { selectOwnSubmissions } from '#api/subscriptions/list-own-submissions.ts';
import { Submission } from '#api/subscriptions/contract.ts';
import { createBrowser } from '../support/browser.ts';
import { explain } from '../support/explain.ts';
import {
  runAsSystem,
  simulateAtProvider,
  listCheckouts,
  COMPLETED,
  createFan,
  deliverEvent,
  createProviderEvent,
  type Fan,
  providerDownEnv,
  requestApi,
  getCheckoutSession,
  getSubmissionStatus,
  getSubmission,
  createSubscription,
} from '../support/payments.ts';

const OWN = '/api/campaign-submissions/user-submissions';
const VERIFY = '/api/campaign-submissions/verify-all-pending';
const at = (id: string) => `/api/campaign-submissions/${id}`;

const List = z.object({ submissions: z.array(Submission.strict()) });
const listSubmissions = async (fan: Fan) => List.parse((await fan.get(OWN)).body).submissions;

/** Calls the API with a fan's session while the provider is down for that call alone. */
function requestWhileProviderDown(fan: Fan, method: string, path: string) {
  const cookie = [...fan.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return requestApi(path, providerDownEnv, { method, headers: { cookie } });
}

describe('the fan’s own submissions', () => {
  test('are listed newest first, without anybody else’s', async () => {
    const first = await createSubscription();
    const second = await createSubscription({ fan: first.fan });
    await createSubscription();
    const answer = await first.fan.get(OWN);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { submissions } = List.parse(answer.body);
    expect(submissions.map(({ id }) => id)).toEqual([second.submissionId, first.submissionId]);
    expect(submissions[1]).toEqual({
      id: first.submissionId,
      createdAt: (await getSubmission(first.submissionId)).createdAt.toISOString(),
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
  ])('%s %s requires a session', async (method, path) => {
    const answer = await requestApi(path, env, { method });
    expect(answer.status).toBe(401);
  });

  test('are read through an index', async () => {
    const fan = await createFan();
    const { id } = z
      .object({ user: z.object({ id: z.string() }) })
      .parse((await fan.get('/api/users/me')).body).user;
    const plan = await runAsSystem(async (ctx) => explain(selectOwnSubmissions(ctx, id).toSQL()));
    expect(plan).toContain('USING INDEX submissions_user');
    expect(plan).not.toContain('SCAN');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});

describe('cancelling', () => {
  test('expires the checkout at the provider and removes the submission from the list', async () => {
    const { fan, submissionId, sessionId } = await createSubscription();
    const answer = await fan.delete(at(submissionId));
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await getCheckoutSession(sessionId)).status).toBe('expired');
    expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
    expect(await listSubmissions(fan)).toEqual([]);
    expect((await fan.delete(at(submissionId))).status).toBe(404);
  });

  test('works for a failed one', async () => {
    const { fan, submissionId, sessionId } = await createSubscription();
    await deliverEvent(
      createProviderEvent('checkout.session.expired', await simulateAtProvider('expire', sessionId)),
    );
    expect((await fan.delete(at(submissionId))).status).toBe(200);
  });

  test.each([
    ['is under way', 'transfer', 'processing'],
    ['has come', 'pay', 'paid'],
  ] as const)('is refused when the payment %s, even before the webhook', async (_, action, status) => {
    const { fan, submissionId, sessionId } = await createSubscription();
    await simulateAtProvider(action, sessionId);
    expect(await fan.delete(at(submissionId))).toMatchObject({
      status: 409,
      body: { code: 'payment_not_cancellable' },
    });
    expect(await getSubmissionStatus(submissionId)).toBe(status);
  });

  test('answers 502 and changes nothing while the provider is down', async () => {
    const { fan, submissionId } = await createSubscription();
    expect((await requestWhileProviderDown(fan, 'DELETE', at(submissionId))).status).toBe(502);
    expect(await getSubmissionStatus(submissionId)).toBe('pending');
  });

  test('refunds money that still arrives afterwards', async () => {
    const { fan, submissionId, sessionId } = await createSubscription();
    const paid = createProviderEvent(COMPLETED, await simulateAtProvider('pay', sessionId));
    // Simulates a payment between our read and our write.
    await env.DB.prepare("update submissions set status = 'cancelled' where id = ?").bind(submissionId).run();
    await deliverEvent(paid);
    expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
    expect(await listCheckouts(submissionId)).toMatchObject([{ state: 'refunded' }]);
    expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
    expect(await listSubmissions(fan)).toEqual([]);
  });

  test('racing with a payment ends paid and kept, or cancelled and not charged', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { fan, submissionId, sessionId } = await createSubscription();
      const [cancelled] = await Promise.all([
        fan.delete(at(submissionId)),
        simulateAtProvider('pay', sessionId).then(
          (session) => deliverEvent(createProviderEvent(COMPLETED, session)),
          () => undefined,
        ),
      ]);
      const { amount_refunded: back, payment_status: paid } = await getCheckoutSession(sessionId);
      const isKept = paid === 'paid' && back === 0;
      expect(await getSubmissionStatus(submissionId)).toBe(isKept ? 'paid' : 'cancelled');
      expect(cancelled.status).toBe(isKept ? 409 : 200);
    }
  });

  test('while a checkout is being created leaves none that can be paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { fan, submissionId, sessionId } = await createSubscription();
      await deliverEvent(
        createProviderEvent('checkout.session.expired', await simulateAtProvider('expire', sessionId)),
      );
      await Promise.all([
        fan.post('/api/campaign-subscribe/retry', { submissionId }),
        fan.delete(at(submissionId)),
      ]);
      if ((await getSubmissionStatus(submissionId)) !== 'cancelled') continue;
      const open = (await listCheckouts(submissionId)).filter(({ state }) => state === 'open');
      expect(open).toEqual([]);
    }
  });
});

describe('the invoice', () => {
  test('is the provider’s receipt', async () => {
    const { fan, submissionId, sessionId } = await createSubscription();
    await deliverEvent(createProviderEvent(COMPLETED, await simulateAtProvider('pay', sessionId)));
    const answer = await fan.get(`${at(submissionId)}/invoice`);
    expect(answer).toMatchObject({
      status: 200,
      body: { receiptUrl: expect.stringMatching(/^http.*receipts/) },
    });
    expect((await requestWhileProviderDown(fan, 'GET', `${at(submissionId)}/invoice`)).status).toBe(502);
  });

  test('does not exist before the payment', async () => {
    const { fan, submissionId } = await createSubscription();
    expect(await fan.get(`${at(submissionId)}/invoice`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});

describe('verifying', () => {
  test('finds payments whose webhook is missing', async () => {
    const first = await createSubscription();
    const { fan } = first;
    const second = await createSubscription({ fan });
    const third = await createSubscription({ fan });
    const stranger = await createSubscription();
    await simulateAtProvider('pay', first.sessionId);
    await simulateAtProvider('transfer', second.sessionId);
    await simulateAtProvider('pay', stranger.sessionId);
    expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 3, changed: 2 } });
    expect((await listSubmissions(fan)).map(({ paymentStatus }) => paymentStatus)).toEqual([
      'pending',
      'processing',
      'paid',
    ]);
    expect(await getSubmissionStatus(third.submissionId)).toBe('pending');
    expect(await getSubmissionStatus(stranger.submissionId)).toBe('pending');
    expect(await fan.post(VERIFY)).toMatchObject({ body: { checked: 2, changed: 0 } });
  });

  test('changes nothing while the provider is down', async () => {
    const { fan, submissionId } = await createSubscription();
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await requestWhileProviderDown(fan, 'POST', VERIFY);
    silent.mockRestore();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ checked: 1, changed: 0 });
    expect(await getSubmissionStatus(submissionId)).toBe('pending');
  });

  test('is rate-limited per person', async () => {
    const fan = await createFan();
    const answers = await Promise.all(Array.from({ length: 121 }, () => fan.post(VERIFY)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await createBrowser().post(VERIFY)).status).toBe(401);
  });
});
