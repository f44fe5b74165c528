import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { Checkout } from '#api/subscriptions/contract.ts';
import { hoursFromNow, seedCampaign, changeCheckout } from '../support/seed.ts';
import {
  createAnswer,
  listCheckouts,
  createFan,
  getSubmissionStatus,
  createSubscription,
  type Fan,
} from '../support/answers.ts';
import { providerDownEnv, requestApi, withParts } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import {
  deliverEvent,
  createProviderEvent,
  getCheckoutSession,
  deliver,
  simulateAtProvider,
} from '../support/provider.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { toCookie } from '../support/client.ts';
import { z } from 'zod';
import { listSubmissions, requestWhileProviderDown } from '../support/own-submissions.ts';

const SUBSCRIBE = '/api/campaign-subscribe';
const RETRY = '/api/campaign-subscribe/retry';

/** Makes a fan's call in another environment, with the fan's session. */
function postWithEnv(fan: Fan, path: string, body: unknown, under: Env) {
  return requestApi(path, under, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'en', cookie: toCookie(fan) },
  });
}

test('when the provider is down the answer is stored, the fan gets a 502, and it can be paid later', async () => {
  const campaign = await seedCampaign();
  const fan = await createFan();
  const refused = await postWithEnv(fan, SUBSCRIBE, createAnswer(campaign.id, 'Kept.'), providerDownEnv);
  expect(refused.status).toBe(502);
  expect(await refused.json()).toEqual({
    code: 'payment_provider_failed',
    error:
      'The payment provider cannot be reached right now. Your answer is saved: try the payment again in a moment.',
  });
  const [row] = await findRows('submissions', { campaignId: campaign.id });
  expect(row).toMatchObject({ status: 'pending', answer: 'Kept.' });
  const later = await fan.post(RETRY, { submissionId: row?.id });
  expect(later).toMatchObject({ status: 200, body: { url: expect.stringContaining('http') } });
});

test('when the provider is down a retry answers 502 and stays possible', async () => {
  const { fan, submissionId } = await createSubscription();
  expect((await postWithEnv(fan, RETRY, { submissionId }, providerDownEnv)).status).toBe(502);
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
  expect((await fan.post(RETRY, { submissionId })).status).toBe(200);
});

test('retrying leads a pending submission to its open checkout', async () => {
  const { fan, submissionId, url } = await createSubscription();
  expect(await fan.post(RETRY, { submissionId })).toMatchObject({ status: 200, body: { url } });
});

test('retrying gives a failed submission a new checkout and makes it pending', async () => {
  const { fan, submissionId, sessionId, url } = await createSubscription();
  await deliver('transfer', sessionId);
  await deliver('fail', sessionId);
  expect(await getSubmissionStatus(submissionId)).toBe('failed');
  const answer = await fan.post(RETRY, { submissionId });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toEqual({ url });
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
  await deliverEvent(
    createProviderEvent('checkout.session.async_payment_failed', await getCheckoutSession(sessionId)),
  );
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
});

test.each([
  ['transfer', 'payment_in_progress'],
  ['pay', 'already_subscribed'],
] as const)('retrying is refused after %s', async (action, code) => {
  const { fan, submissionId, sessionId } = await createSubscription();
  await deliver(action, sessionId);
  expect(await fan.post(RETRY, { submissionId })).toMatchObject({ status: 409, body: { code } });
});

test('an open checkout expires within an hour of the deadline and the provider’s limit', async () => {
  const soon = await createSubscription({
    campaign: await seedCampaign({ subscriptionDeadline: hoursFromNow(5) }),
  });
  const late = await createSubscription({ campaign: await seedCampaign({ subscriptionDeadline: null }) });
  const expiry = async (id: string) =>
    Number((await getCheckoutSession(id))['expires_at']) * 1000 - Date.now();
  expect(Math.abs((await expiry(soon.sessionId)) - 5 * HOUR_MS)).toBeLessThan(HOUR_MS / 60);
  expect(Math.abs((await expiry(late.sessionId)) - 23 * HOUR_MS)).toBeLessThan(HOUR_MS / 60);
});

/** Stands in for the provider's response to the first attempt's key. */
async function withFirstKeyStatus(status: number, work: (under: Env) => Promise<Response>) {
  const real = globalThis.fetch;
  const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
  const error = { error: { type: 'api_error', message: 'Sorry, something went wrong on our end.' } };
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (!key?.endsWith('-1')) return real(input, init);
    return Promise.resolve(new Response(JSON.stringify(error), { status, headers }));
  });
  // A new environment, whose client uses this fetch.
  const answer = await work(withParts({}));
  spy.mockRestore();
  return answer;
}

test('the provider’s idempotency does not replay a failure to the fan: the next attempt has another key', async () => {
  const [campaign, fan] = [await seedCampaign(), await createFan()];
  const answer = await withFirstKeyStatus(500, (under) =>
    postWithEnv(fan, SUBSCRIBE, createAnswer(campaign.id), under),
  );
  expect(answer.status).toBe(200);
  const { submissionId } = Checkout.parse(await answer.json());
  expect(await listCheckouts(submissionId)).toMatchObject([{ attempt: 2, state: 'open' }]);
});

test('a changed answer asks the provider once about the checkout that is open', async () => {
  const { fan, campaign, submissionId, sessionId, url } = await createSubscription();
  const spy = vi.spyOn(globalThis, 'fetch');
  const answer = await postWithEnv(fan, SUBSCRIBE, createAnswer(campaign.id, 'Better.'), withParts({}));
  const calls = spy.mock.calls.map(([input]) => new Request(input).url);
  spy.mockRestore();
  expect(await answer.json()).toEqual({ submissionId, url });
  expect(calls.filter((address) => address.includes(sessionId))).toHaveLength(1);
});

test('a database error is logged without the answer and the address', async () => {
  const [campaign, fan] = [await seedCampaign(), await createFan()];
  const lines: string[] = [];
  const keep = (line: unknown) => lines.push(String(line));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(keep),
    vi.spyOn(console, 'info').mockImplementation(keep),
  ];
  await env.DB.prepare('alter table submissions rename column answer to answered').run();
  const answer = await fan.post(SUBSCRIBE, createAnswer(campaign.id, 'My secret\nparams: answer'));
  await env.DB.prepare('alter table submissions rename column answered to answer').run();
  for (const spy of spies) spy.mockRestore();
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal', requestId: expect.any(String) } });
  const logged = lines.join('\n');
  expect(logged).toContain('no column named answer');
  expect(logged).not.toContain('My secret');
  expect(logged).not.toContain(fan.email);
  expect(JSON.stringify(answer.body)).not.toContain('insert');
});

const VERIFY = '/api/campaign-submissions/verify-all-pending';

test('verifying finds out about payments without a message', async () => {
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
  await changeRows('checkouts', {}, { checkedAt: new Date(Date.now() - 20_000) });
  expect(await fan.post(VERIFY)).toMatchObject({ body: { checked: 2, changed: 0 } });
});

test('verifying asks about one checkout once in 20 seconds, however often it is called', async () => {
  const { fan, sessionId } = await createSubscription();
  const answers = await Promise.all(Array.from({ length: 10 }, () => fan.post(VERIFY)));
  const checked = answers.map(({ status, body }) => {
    expect(status).toBe(200);
    return z.object({ checked: z.number() }).parse(body).checked;
  });
  expect(checked.toSorted()).toEqual([...Array<number>(9).fill(0), 1]);
  const setCheckedAt = (ago: number) => changeCheckout(sessionId, { checkedAt: new Date(Date.now() - ago) });
  await setCheckedAt(15_000);
  expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 0, changed: 0 } });
  await setCheckedAt(20_000);
  expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 1, changed: 0 } });
});

test('verifying changes nothing while the provider is down', async () => {
  const { fan, submissionId } = await createSubscription();
  const answer = await requestWhileProviderDown(fan, 'POST', VERIFY);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ checked: 1, changed: 0 });
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
});
