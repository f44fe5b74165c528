import { expect, test } from 'vitest';
import { Checkout } from '#api/subscriptions/contract.ts';
import { seedCampaign, changeCampaign, changeCheckout } from '../support/seed.ts';
import {
  createAnswer,
  listCheckouts,
  createFan,
  getSubmissionStatus,
  getSubmission,
  createSubscription,
} from '../support/answers.ts';
import { simulateAtProvider, listCheckoutSessions, deliver } from '../support/provider.ts';
import { findRows } from '../support/rows.ts';

const SUBSCRIBE = '/api/campaign-subscribe';

test('subscribing stores the answer with the question that the fan saw and redirects to the provider', async () => {
  const campaign = await seedCampaign();
  const fan = await createFan('nl');
  const answer = await fan.post(SUBSCRIBE, createAnswer(campaign.id, '  Om de soep.  '));
  expect(answer.status).toBe(200);
  const { url, submissionId } = Checkout.parse(answer.body);
  const [session] = await listCheckoutSessions(submissionId);
  expect(session).toMatchObject({
    url,
    amount_total: 1000,
    currency: 'eur',
    customer_email: fan.email,
    client_reference_id: submissionId,
    locale: 'nl',
    metadata: { submissionId, campaignId: campaign.id, attempt: '1' },
    success_url: `http://powerhour.test/nl/campaigns/${campaign.slug}/thanks?submission=${submissionId}`,
    cancel_url: `http://powerhour.test/nl/campaigns/${campaign.slug}?payment=cancelled`,
  });
  expect(await getSubmission(submissionId)).toMatchObject({
    status: 'pending',
    questionKey: 'why-meet',
    question: 'Waarom wil je Mila Verhoeven ontmoeten?',
    answer: 'Om de soep.',
    language: 'nl',
  });
});

test('subscribing stores an answer literally, as long as it may be', async () => {
  const hostile =
    '🎤 <img src=x onerror=alert(1)> & "quotes" \u202eلأنني أحب موسيقاك\u202c \'); drop table submissions; --';
  // The emoji is one character of the 2000.
  const text = hostile.padEnd(2001, 'x');
  const campaign = await seedCampaign();
  const fan = await createFan();
  const { submissionId } = Checkout.parse((await fan.post(SUBSCRIBE, createAnswer(campaign.id, text))).body);
  expect((await getSubmission(submissionId)).answer).toBe(text);
});

test.each([
  ['blank', '   ', 'Please answer the question'],
  ['missing', undefined, 'Please answer the question'],
  ['too long', 'x'.repeat(2001), 'Please keep your answer within 2000 characters'],
])('subscribing refuses an answer that is %s', async (_, text, sentence) => {
  const campaign = await seedCampaign();
  const fan = await createFan();
  const body = { campaign: campaign.id, answer: { question: 'why-meet', answer: text } };
  const answer = await fan.post(SUBSCRIBE, body);
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: sentence,
      code: 'validation_failed',
      details: [{ path: 'answer.answer', message: sentence }],
    },
  });
});

test('subscribing ignores the client’s amount and currency', async () => {
  const campaign = await seedCampaign();
  const fan = await createFan();
  const body = { ...createAnswer(campaign.id), amount: 1, currency: 'jpy', amountCents: 1 };
  const { submissionId } = Checkout.parse((await fan.post(SUBSCRIBE, body)).body);
  expect(await listCheckoutSessions(submissionId)).toMatchObject([{ amount_total: 1000, currency: 'eur' }]);
});

test('subscribing asks for an answer when the body has none at all', async () => {
  const campaign = await seedCampaign();
  const fan = await createFan();
  const message = 'Please answer the question';
  expect(await fan.post(SUBSCRIBE, { campaign: campaign.id })).toMatchObject({
    status: 400,
    body: { error: message, code: 'validation_failed', details: [{ path: 'answer', message }] },
  });
});

test('subscribing again updates an unpaid answer and leads to the same checkout', async () => {
  const { fan, campaign, submissionId, url } = await createSubscription();
  const again = Checkout.parse((await fan.post(SUBSCRIBE, createAnswer(campaign.id, 'Better.'))).body);
  expect(again).toEqual({ submissionId, url });
  expect((await getSubmission(submissionId)).answer).toBe('Better.');
  expect(await listCheckoutSessions(submissionId)).toHaveLength(1);
});

test('subscribing again after the checkout expired leads to a new one', async () => {
  const { fan, campaign, submissionId, sessionId, url } = await createSubscription();
  await simulateAtProvider('expire', sessionId);
  const again = Checkout.parse((await fan.post(SUBSCRIBE, createAnswer(campaign.id))).body);
  expect(again.submissionId).toBe(submissionId);
  expect(again.url).not.toBe(url);
  expect((await listCheckouts(submissionId)).map(({ state }) => state)).toEqual(['failed', 'open']);
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
});

test.each([
  ['is under way', 'transfer', 'payment_in_progress', 'processing'],
  ['has come', 'pay', 'already_subscribed', 'paid'],
] as const)(
  'subscribing again is refused when the payment %s, even before its message arrives',
  async (_, action, code, status) => {
    const { fan, campaign, submissionId, sessionId } = await createSubscription();
    await simulateAtProvider(action, sessionId);
    const { answer } = await getSubmission(submissionId);
    for (const late of ['Too late', 'Too late again']) {
      const refused = await fan.post(SUBSCRIBE, createAnswer(campaign.id, late));
      expect(refused).toMatchObject({ status: 409, body: { code } });
      expect(await getSubmission(submissionId)).toMatchObject({ status, answer });
    }
  },
);

test('subscribing again leads to a new checkout when the provider no longer knows the old one', async () => {
  const { fan, campaign, submissionId, sessionId } = await createSubscription();
  await changeCheckout(sessionId, { id: 'cs_gone' });
  const again = Checkout.parse((await fan.post(SUBSCRIBE, createAnswer(campaign.id))).body);
  expect(await listCheckouts(submissionId)).toMatchObject([
    { id: 'cs_gone', state: 'failed' },
    { state: 'open' },
  ]);
  expect(again.url).toBe((await listCheckoutSessions(submissionId))[0]?.url);
});

const RETRY = '/api/campaign-subscribe/retry';

test('twenty simultaneous requests of one fan create one submission and one open checkout', async () => {
  const campaign = await seedCampaign();
  const fan = await createFan();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => fan.post(SUBSCRIBE, createAnswer(campaign.id, `Answer ${at}`))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const results = answers.map(({ body }) => Checkout.parse(body));
  expect(new Set(results.map(({ url }) => url)).size).toBe(1);
  const rows = await findRows('submissions', { campaignId: campaign.id });
  expect(rows).toHaveLength(1);
  const sessions = await listCheckoutSessions(rows[0]?.id ?? '');
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
  expect(sessions).toHaveLength(1);
  expect(await listCheckouts(rows[0]?.id ?? '')).toHaveLength(1);
});

test(
  'twenty simultaneous retries after a failure create one checkout, even in two languages',
  { timeout: 60_000 },
  async () => {
    const { fan, campaign, submissionId, sessionId } = await createSubscription();
    await deliver('expire', sessionId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const language = at % 2 === 0 ? 'nl' : 'en';
        return fan.post(SUBSCRIBE, { ...createAnswer(campaign.id), language });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const open = (await listCheckoutSessions(submissionId)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
    expect((await listCheckouts(submissionId)).filter(({ state }) => state === 'open')).toHaveLength(1);
  },
);

test('nobody subscribes to a campaign of their own, nor pays for an older answer to it', async () => {
  const refusal = {
    status: 409,
    body: { code: 'own_campaign', error: 'You manage this campaign. You cannot take part in it yourself.' },
  };
  const owner = await createFan();
  const own = await seedCampaign({ ownerId: owner.id });
  expect(await owner.post(SUBSCRIBE, createAnswer(own.id))).toMatchObject(refusal);
  const { campaign, submissionId } = await createSubscription({ fan: owner });
  await changeCampaign(campaign.id, { ownerId: owner.id });
  expect(await owner.post(RETRY, { submissionId })).toMatchObject(refusal);
});
