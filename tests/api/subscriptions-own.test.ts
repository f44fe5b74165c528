import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { selectOwnSubmissions } from '#api/subscriptions/read-own-submissions.ts';
import { PAGE_SIZE_MAX } from '#api/platform/rules.ts';
import { checkouts } from '#api/payments/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { Submission, SubmissionsPage } from '#api/subscriptions/contract.ts';
import { createBrowser } from '../support/browser.ts';
import { explain } from '../support/explain.ts';
import {
  runAsSystem,
  simulateAtProvider,
  listCheckouts,
  COMPLETED,
  createFan,
  db,
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
import { seedCampaign } from '../support/seed.ts';

const OWN = '/api/campaign-submissions/user-submissions';
const VERIFY = '/api/campaign-submissions/verify-all-pending';
const at = (id: string) => `/api/campaign-submissions/${id}`;

const List = z.object({ submissions: z.array(Submission.strict()), hasMore: z.literal(false) });
const listSubmissions = async (fan: Fan) => List.parse((await fan.get(OWN)).body).submissions;

/** Sends a fan's call while the provider is down for that call alone. */
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
    const listed = List.parse(answer.body).submissions;
    expect(listed.map(({ id }) => id)).toEqual([second.submissionId, first.submissionId]);
    expect(listed[1]).toEqual({
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
        isOpen: true,
      },
      failure: null,
      refundReason: null,
      outcome: null,
    });
  });

  test.each([
    ['GET', OWN],
    ['GET', at('x')],
    ['POST', VERIFY],
    ['DELETE', at('x')],
    ['GET', `${at('x')}/invoice`],
    ['POST', '/api/campaign-subscribe/retry'],
  ])('%s %s requires a session', async (method, path) => {
    const answer = await requestApi(path, env, { method });
    expect(answer.status).toBe(401);
  });

  test('come in pages, each submission once', { timeout: 60_000 }, async () => {
    const fan = await createFan();
    const campaign = await seedCampaign();
    const now = new Date();
    // Refunded, since a fan can have any number of those in one campaign; all of one instant.
    const ids = Array.from({ length: PAGE_SIZE_MAX + 3 }, () => crypto.randomUUID());
    const [first, ...others] = ids.map((id) =>
      db.insert(submissions).values({
        id,
        campaignId: campaign.id,
        userId: fan.id,
        status: 'refunded',
        questionKey: 'why-meet',
        question: 'Why?',
        answer: 'Because.',
        language: 'en',
        attemptAt: now,
        createdAt: now,
        updatedAt: now,
      }),
    );
    if (first) await db.batch([first, ...others]);
    const readPage = async (query: string) => SubmissionsPage.parse((await fan.get(`${OWN}${query}`)).body);
    const pages = [await readPage(''), await readPage('?page=2'), await readPage('?page=3')];
    expect(pages.map((page) => [page.submissions.length, page.hasMore])).toEqual([
      [PAGE_SIZE_MAX, true],
      [3, false],
      [0, false],
    ]);
    const listed = pages.flatMap((page) => page.submissions.map(({ id }) => id));
    expect(listed).toEqual(ids.toReversed());
  });

  test.each(['0', '-1', 'x', '1.5'])('have no page %s', async (page) => {
    const fan = await createFan();
    expect(await fan.get(`${OWN}?page=${page}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ path: 'page' }] },
    });
  });

  test('are read through an index', async () => {
    const { id } = await createFan();
    const plan = await runAsSystem(async (ctx) => explain(selectOwnSubmissions(ctx, id).toSQL()));
    expect(plan).toContain('USING INDEX submissions_user');
    expect(plan).not.toContain('SCAN');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});

describe('one submission', () => {
  const One = z.object({ submission: Submission.strict() });

  test('is what the list has of it', async () => {
    const { fan, submissionId } = await createSubscription();
    await createSubscription({ fan });
    const answer = await fan.get(at(submissionId));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const listed = (await listSubmissions(fan)).find(({ id }) => id === submissionId);
    expect(One.parse(answer.body).submission).toEqual(listed);
  });

  test('does not exist for others, once it is cancelled, or under any other id', async () => {
    const { fan, submissionId } = await createSubscription();
    const stranger = await createFan();
    expect((await requestApi(at(submissionId), env)).status).toBe(401);
    expect(await stranger.get(at(submissionId))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const garbage of ['x', '%00', "'%20or%201=1--", 'x'.repeat(3000)])
      expect((await fan.get(at(garbage))).status).toBe(404);
    await fan.delete(at(submissionId));
    expect((await fan.get(at(submissionId))).status).toBe(404);
  });

  test('is read by its own key', async () => {
    const plan = await runAsSystem(async (ctx) =>
      explain(selectOwnSubmissions(ctx, 'somebody', eq(submissions.id, 'x')).toSQL()),
    );
    expect(plan).toContain('sqlite_autoindex_submissions_1');
    expect(plan).not.toContain('SCAN');
  });
});

describe('the submission to a campaign', () => {
  const byCampaign = (id: string) => `/api/campaign-submissions/by-campaign/${id}`;

  test('is the caller’s own, in whatever state its payment is', async () => {
    const { fan, submissionId, campaign, sessionId } = await createSubscription();
    await createSubscription({ fan });
    await createSubscription({ campaign });
    const answer = await fan.get(byCampaign(campaign.id));
    expect(answer).toMatchObject({ status: 200, body: { submission: { id: submissionId } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await deliverEvent(createProviderEvent(COMPLETED, await simulateAtProvider('pay', sessionId)));
    expect(await fan.get(byCampaign(campaign.id))).toMatchObject({
      body: { submission: { id: submissionId, paymentStatus: 'paid' } },
    });
  });

  test('is null where there is none, or only a cancelled or refunded one', async () => {
    const { fan, submissionId, campaign } = await createSubscription();
    const stranger = await createFan();
    expect((await stranger.get(byCampaign(campaign.id))).body).toEqual({ submission: null });
    expect((await fan.get(byCampaign('x'))).body).toEqual({ submission: null });
    for (const status of ['refunded', 'cancelled']) {
      await env.DB.prepare('update submissions set status = ? where id = ?').bind(status, submissionId).run();
      expect((await fan.get(byCampaign(campaign.id))).body).toEqual({ submission: null });
    }
    expect((await requestApi(byCampaign(campaign.id), env)).status).toBe(401);
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

  test('works for a failed submission', async () => {
    const { fan, submissionId, sessionId } = await createSubscription();
    await deliverEvent(
      createProviderEvent('checkout.session.expired', await simulateAtProvider('expire', sessionId)),
    );
    expect((await fan.delete(at(submissionId))).status).toBe(200);
  });

  test.each([
    ['is under way', 'transfer', 'processing'],
    ['has come', 'pay', 'paid'],
  ] as const)(
    'is refused when the payment %s, also before its message arrives',
    async (_, action, status) => {
      const { fan, submissionId, sessionId } = await createSubscription();
      await simulateAtProvider(action, sessionId);
      expect(await fan.delete(at(submissionId))).toMatchObject({
        status: 409,
        body: { code: 'payment_not_cancellable' },
      });
      expect(await getSubmissionStatus(submissionId)).toBe(status);
    },
  );

  test('answers 502 and changes nothing while the provider is down', async () => {
    const { fan, submissionId } = await createSubscription();
    expect((await requestWhileProviderDown(fan, 'DELETE', at(submissionId))).status).toBe(502);
    expect(await getSubmissionStatus(submissionId)).toBe('pending');
  });

  test('refunds money that still arrives afterwards', async () => {
    const { fan, submissionId, sessionId } = await createSubscription();
    const paid = createProviderEvent(COMPLETED, await simulateAtProvider('pay', sessionId));
    // As if the fan had paid between the last question to the provider and the write.
    await env.DB.prepare("update submissions set status = 'cancelled' where id = ?").bind(submissionId).run();
    await deliverEvent(paid);
    expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
    expect(await listCheckouts(submissionId)).toMatchObject([{ state: 'refunded' }]);
    expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
    expect(await listSubmissions(fan)).toEqual([]);
  });

  test('and paying at once ends in paid and not refunded, or in cancelled and not charged', async () => {
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

  test('while a checkout is being opened leaves none open', async () => {
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
  test('finds out about payments without a message', async () => {
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
    await db.update(checkouts).set({ checkedAt: new Date(Date.now() - 20_000) });
    expect(await fan.post(VERIFY)).toMatchObject({ body: { checked: 2, changed: 0 } });
  });

  test('asks about one checkout once in 20 seconds, however often it is called', async () => {
    const { fan, sessionId } = await createSubscription();
    const answers = await Promise.all(Array.from({ length: 10 }, () => fan.post(VERIFY)));
    const checked = answers.map(({ status, body }) => {
      expect(status).toBe(200);
      return z.object({ checked: z.number() }).parse(body).checked;
    });
    expect(checked.toSorted()).toEqual([...Array<number>(9).fill(0), 1]);
    const setCheckedAt = (ago: number) =>
      db
        .update(checkouts)
        .set({ checkedAt: new Date(Date.now() - ago) })
        .where(eq(checkouts.id, sessionId));
    await setCheckedAt(15_000);
    expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 0, changed: 0 } });
    await setCheckedAt(20_000);
    expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 1, changed: 0 } });
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
