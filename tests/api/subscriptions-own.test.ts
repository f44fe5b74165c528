import { expect, test } from 'vitest';
import { z } from 'zod';
import { PAGE_SIZE_MAX } from '#api/platform/rules.ts';
import { Submission, SubmissionsPage } from '#api/subscriptions/contract.ts';
import {
  createFan,
  getSubmission,
  createSubscription,
  createPaidSubscription,
  seedAnswer,
} from '../support/answers.ts';
import { seedCampaign } from '../support/seed.ts';
import {
  OWN,
  toSubmissionPath,
  listSubmissions,
  requestWhileProviderDown,
} from '../support/own-submissions.ts';
import { requestApi, toRefusal } from '../support/api.ts';
import { changeRows } from '../support/rows.ts';
import { env } from 'cloudflare:workers';
import { deliver } from '../support/provider.ts';

const List = z.object({ submissions: z.array(Submission.strict()), next: z.null() });

test('the fan’s own submissions are listed newest first, without those of others', async () => {
  const first = await createSubscription();
  const second = await createSubscription({ fan: first.fan });
  await createSubscription();
  const answer = await first.fan.get(OWN);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const listed = List.parse(answer.body).submissions;
  expect(listed.map(({ id }) => id)).toEqual([second.submissionId, first.submissionId]);
  expect(listed[1]).toEqual({
    id: first.submissionId,
    createdAt: (await getSubmission(first.submissionId)).createdAt.toISOString(),
    paymentStatus: 'pending',
    answers: [
      { question: 'Why do you want to meet Mila Verhoeven?', language: 'en', answer: 'Because of the soup.' },
    ],
    isWithdrawn: false,
    isAfterReopening: false,
    thankedAt: null,
    isThanksWithdrawn: false,
    wall: null,
    contact: null,
    minute: expect.any(Number),
    campaign: {
      id: first.campaign.id,
      slug: expect.any(String),
      name: 'An hour in the kitchen',
      language: expect.any(String),
      image: null,
      celebrity: { name: 'Mila Verhoeven', avatar: null },
      charity: { name: expect.any(String) },
      result: null,
      state: 'open',
      subscriptionDeadline: expect.any(String),
      isOpen: true,
      paused: null,
      cancelled: null,
      overdue: null,
    },
    failure: null,
    refundReason: null,
    outcome: null,
    reading: null,
    receipt: null,
    reread: null,
    share: null,
  });
});

test('a question is in the language in which the fan saw it, the campaign’s own in the campaign’s', async () => {
  const campaign = await seedCampaign({ language: 'nl' });
  const seen = async (questionKey: 'other' | 'why-meet') => {
    const fan = await createFan();
    await seedAnswer(campaign.id, fan.id, { questionKey, language: 'en' });
    return (await listSubmissions(fan))[0]?.answers[0]?.language;
  };
  expect([await seen('why-meet'), await seen('other')]).toEqual(['en', 'nl']);
});

test('the fan’s own submissions come in pages, each submission once', { timeout: 60_000 }, async () => {
  const fan = await createFan();
  const campaign = await seedCampaign();
  // Refunded, because a fan can have any number of those in one campaign; all at the same instant.
  const createdAt = new Date();
  const row = { status: 'refunded', createdAt } as const;
  const ids = await Promise.all(
    Array.from({ length: PAGE_SIZE_MAX + 3 }, () => seedAnswer(campaign.id, fan.id, row)),
  );
  const readPage = async (query: string) => SubmissionsPage.parse((await fan.get(`${OWN}${query}`)).body);
  const first = await readPage('');
  // A submission created or withdrawn meanwhile does not change the next page.
  await seedAnswer(campaign.id, fan.id, { status: 'refunded', createdAt: new Date(Date.now() + 1000) });
  await changeRows('submissions', { id: first.submissions[0]?.id ?? '' }, { status: 'cancelled' });
  const pages = [first, await readPage(`?after=${first.next}`)];
  expect(pages.map((page) => page.submissions.length)).toEqual([PAGE_SIZE_MAX, 3]);
  expect(pages[1]?.next).toBeNull();
  const listed = pages.flatMap((page) => page.submissions.map(({ id }) => id));
  expect(listed).toEqual(ids.toSorted().toReversed());
});

const One = z.object({ submission: Submission.strict() });

test('one submission is the same as in the list', async () => {
  const { fan, submissionId } = await createSubscription();
  await createSubscription({ fan });
  const answer = await fan.get(toSubmissionPath(submissionId));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const listed = (await listSubmissions(fan)).find(({ id }) => id === submissionId);
  expect(One.parse(answer.body).submission).toEqual(listed);
});

test('one submission does not exist once it is cancelled, or under any other id', async () => {
  const { fan, submissionId } = await createSubscription();
  for (const garbage of ['x', '%00', "'%20or%201=1--", 'x'.repeat(3000)])
    expect((await fan.get(toSubmissionPath(garbage))).status).toBe(404);
  await fan.delete(toSubmissionPath(submissionId));
  expect((await fan.get(toSubmissionPath(submissionId))).status).toBe(404);
});

test('the invoice is the provider’s receipt', async () => {
  const { fan, submissionId } = await createPaidSubscription();
  const answer = await fan.get(`${toSubmissionPath(submissionId)}/invoice`);
  expect(answer).toMatchObject({
    status: 200,
    body: { receiptUrl: expect.stringMatching(/^http.*receipts/) },
  });
  expect(
    (await requestWhileProviderDown(fan, 'GET', `${toSubmissionPath(submissionId)}/invoice`)).status,
  ).toBe(502);
});

test('the invoice does not exist before the payment', async () => {
  const { fan, submissionId } = await createSubscription();
  expect(await fan.get(`${toSubmissionPath(submissionId)}/invoice`)).toMatchObject(
    toRefusal(409, 'conflict'),
  );
});

// Regression: a fan who got the money back read that the receipt would come with the payment.
test('the invoice does not exist once the money went back, and the error says so', async () => {
  const fan = await createFan();
  const id = await seedAnswer((await seedCampaign()).id, fan.id, { status: 'refunded' });
  const refusal = await fan.get(`${toSubmissionPath(id)}/invoice`);
  expect(refusal).toMatchObject(toRefusal(409, 'conflict'));
  expect(refusal.body).toMatchObject({ error: expect.stringContaining('refunded') });
});

const byCampaign = (id: string) => `/api/campaign-submissions/by-campaign/${id}`;

test('the submission to a campaign is the caller’s own, in any state of payment', async () => {
  const { fan, submissionId, campaign, sessionId } = await createSubscription();
  await createSubscription({ fan });
  await createSubscription({ campaign });
  const answer = await fan.get(byCampaign(campaign.id));
  expect(answer).toMatchObject({ status: 200, body: { submission: { id: submissionId } } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  await deliver('pay', sessionId);
  expect(await fan.get(byCampaign(campaign.id))).toMatchObject({
    body: { submission: { id: submissionId, paymentStatus: 'paid' } },
  });
});

// Regression: after the closing, the campaign's page spoke to a refunded fan as to anyone, and the dashboard did not.
test('the submission to a campaign is a refunded one once nobody can answer any more', async () => {
  const campaign = await seedCampaign({ isActive: false });
  const fan = await createFan();
  const id = await seedAnswer(campaign.id, fan.id, { status: 'refunded' });
  expect((await fan.get(byCampaign(campaign.id))).body).toMatchObject({
    submission: { id, paymentStatus: 'refunded' },
  });
});

test('the submission to a campaign is null where there is none, or only a cancelled or refunded one', async () => {
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
