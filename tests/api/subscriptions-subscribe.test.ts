import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { user } from '../../edge-api/accounts/table.ts';
import { campaigns } from '../../edge-api/campaigns/table.ts';
import { Checkout, SubscribeAuthResult } from '../../edge-api/subscriptions/contract.ts';
import { submissions } from '../../edge-api/subscriptions/table.ts';
import { createBrowser } from '../support/browser.ts';
import { plantCampaign } from '../support/plant.ts';
import {
  answerTo,
  atProvider,
  checkoutRows,
  createFan,
  db,
  deliver,
  eventAbout,
  providerDown,
  requestApi,
  sessionAtProvider,
  sessionsOf,
  statusOf,
  submissionRow,
  subscribed,
  type Fan,
} from '../support/payments.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const SUBSCRIBE = '/api/campaign-subscribe';
const AUTH = '/api/campaign-subscribe/auth';
const RETRY = '/api/campaign-subscribe/retry';

/** A call of a fan's under another environment, with the session that the fan has. */
function underEnv(fan: Fan, path: string, body: unknown, given: Env) {
  return requestApi(path, given, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      cookie: [...fan.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
}

describe('subscribing', () => {
  test('stores the answer with the question that the fan saw, and leads to the provider', async () => {
    const campaign = await plantCampaign();
    const fan = await createFan('nl');
    const answer = await fan.post(SUBSCRIBE, answerTo(campaign.id, '  Om de soep.  '));
    expect(answer.status).toBe(200);
    const { url, submissionId } = Checkout.parse(answer.body);
    const [session] = await sessionsOf(submissionId);
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
    expect(await submissionRow(submissionId)).toMatchObject({
      status: 'pending',
      questionKey: 'why-meet',
      question: 'Waarom wil je Mila Verhoeven ontmoeten?',
      answer: 'Om de soep.',
      language: 'nl',
    });
  });

  test('the language of the page decides over that of the browser', async () => {
    const campaign = await plantCampaign();
    const fan = await createFan('nl');
    const answer = await fan.post(SUBSCRIBE, { ...answerTo(campaign.id), language: 'en' });
    const { submissionId } = Checkout.parse(answer.body);
    expect(await submissionRow(submissionId)).toMatchObject({
      language: 'en',
      question: 'Why do you want to meet Mila Verhoeven?',
    });
  });

  test.each([
    ['emoji', '🎤👩‍👩‍👧‍👦 ❤️'],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> & "quotes"'],
    ['right to left', '\u202eلأنني أحب موسيقاك\u202c'],
    ['SQL', "'); drop table submissions; --"],
    ['as long as it may be', 'x'.repeat(2000)],
  ])('an answer is data: %s', async (_, text) => {
    const campaign = await plantCampaign();
    const fan = await createFan();
    const { submissionId } = Checkout.parse((await fan.post(SUBSCRIBE, answerTo(campaign.id, text))).body);
    expect((await submissionRow(submissionId)).answer).toBe(text);
  });

  test.each([
    ['blank', '   ', 'Please answer the question'],
    ['missing', undefined, 'Please answer the question'],
    ['too long', 'x'.repeat(2001), 'Please keep your answer within 2000 characters'],
  ])('refuses an answer that is %s', async (_, text, sentence) => {
    const campaign = await plantCampaign();
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

  test('refuses a question that the campaign does not ask', async () => {
    const campaign = await plantCampaign();
    const fan = await createFan();
    const body = { campaign: campaign.id, answer: { question: 'fame-purpose', answer: 'Yes' } };
    const answer = await fan.post(SUBSCRIBE, body);
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'answer.question' }] } });
  });

  test('needs a session, before what was sent is looked at', async () => {
    const answer = await createBrowser().post(SUBSCRIBE, {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  test('an unknown campaign is 404', async () => {
    const fan = await createFan();
    expect(await fan.post(SUBSCRIBE, answerTo('nothing'))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  test.each([
    ['has not started', { subscriptionStartDate: inHours(1) }],
    ['is past its deadline', { subscriptionDeadline: inHours(-1) }],
    ['was closed', { isActive: false }],
  ])('refuses a campaign that %s', async (_, changes) => {
    const campaign = await plantCampaign(changes);
    const fan = await createFan();
    expect(await fan.post(SUBSCRIBE, answerTo(campaign.id))).toMatchObject({
      status: 409,
      body: { error: 'This campaign is closed for subscriptions', code: 'campaign_closed' },
    });
    expect(await db.select().from(submissions).where(eq(submissions.campaignId, campaign.id))).toEqual([]);
  });

  test('ignores what the client says about money', async () => {
    const campaign = await plantCampaign();
    const fan = await createFan();
    const body = { ...answerTo(campaign.id), amount: 1, currency: 'jpy', amountCents: 1 };
    const { submissionId } = Checkout.parse((await fan.post(SUBSCRIBE, body)).body);
    expect(await sessionsOf(submissionId)).toMatchObject([{ amount_total: 1000, currency: 'eur' }]);
  });
});

describe('subscribing again', () => {
  test('while it is not paid updates the answer and leads to the same checkout', async () => {
    const { fan, campaign, submissionId, url } = await subscribed();
    const again = Checkout.parse((await fan.post(SUBSCRIBE, answerTo(campaign.id, 'Better.'))).body);
    expect(again).toEqual({ submissionId, url });
    expect((await submissionRow(submissionId)).answer).toBe('Better.');
    expect(await sessionsOf(submissionId)).toHaveLength(1);
  });

  test('after the checkout ran out leads to a new one', async () => {
    const { fan, campaign, submissionId, sessionId, url } = await subscribed();
    await atProvider('expire', sessionId);
    const again = Checkout.parse((await fan.post(SUBSCRIBE, answerTo(campaign.id))).body);
    expect(again.submissionId).toBe(submissionId);
    expect(again.url).not.toBe(url);
    expect((await checkoutRows(submissionId)).map(({ state }) => state)).toEqual(['failed', 'open']);
    expect(await statusOf(submissionId)).toBe('pending');
  });

  test.each([
    ['is under way', 'transfer', 'payment_in_progress', 'processing'],
    ['has come', 'pay', 'already_subscribed', 'paid'],
  ] as const)(
    'is refused when the payment %s, also before the provider told us',
    async (_, action, code, status) => {
      const { fan, campaign, submissionId, sessionId } = await subscribed();
      await atProvider(action, sessionId);
      const first = await fan.post(SUBSCRIBE, answerTo(campaign.id));
      expect(first).toMatchObject({ status: 409, body: { code } });
      expect(await statusOf(submissionId)).toBe(status);
      const before = await submissionRow(submissionId);
      const second = await fan.post(SUBSCRIBE, answerTo(campaign.id, 'Too late'));
      expect(second).toMatchObject({ status: 409, body: { code } });
      expect((await submissionRow(submissionId)).answer).toBe(before.answer);
    },
  );

  test('after cancelling makes a new submission', async () => {
    const { fan, campaign, submissionId } = await subscribed();
    expect((await fan.delete(`/api/campaign-submissions/${submissionId}`)).status).toBe(200);
    const again = await subscribed({ fan, campaign });
    expect(again.submissionId).not.toBe(submissionId);
  });

  test('when the provider has forgotten the checkout leads to a new one', async () => {
    const { fan, campaign, submissionId, sessionId } = await subscribed();
    await env.DB.prepare('update checkouts set id = ? where id = ?').bind('cs_gone', sessionId).run();
    const again = Checkout.parse((await fan.post(SUBSCRIBE, answerTo(campaign.id))).body);
    expect(await checkoutRows(submissionId)).toMatchObject([
      { id: 'cs_gone', state: 'failed' },
      { state: 'open' },
    ]);
    expect(again.url).toBe((await sessionsOf(submissionId))[0]?.url);
  });
});

test('fifty at once by one fan make one submission and one open checkout', async () => {
  const campaign = await plantCampaign();
  const fan = await createFan();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => fan.post(SUBSCRIBE, answerTo(campaign.id, `Answer ${at}`))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const results = answers.map(({ body }) => Checkout.parse(body));
  expect(new Set(results.map(({ url }) => url)).size).toBe(1);
  const rows = await db.select().from(submissions).where(eq(submissions.campaignId, campaign.id));
  expect(rows).toHaveLength(1);
  const sessions = await sessionsOf(rows[0]?.id ?? '');
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
  expect(sessions).toHaveLength(1);
  expect(await checkoutRows(rows[0]?.id ?? '')).toHaveLength(1);
});

test(
  'fifty retries at once after a failure open one checkout, also in two languages',
  { timeout: 60_000 },
  async () => {
    const { fan, campaign, submissionId, sessionId } = await subscribed();
    await deliver(eventAbout('checkout.session.expired', await atProvider('expire', sessionId)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const language = at % 2 === 0 ? 'nl' : 'en';
        return fan.post(SUBSCRIBE, { ...answerTo(campaign.id), language });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const open = (await sessionsOf(submissionId)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
    expect((await checkoutRows(submissionId)).filter(({ state }) => state === 'open')).toHaveLength(1);
  },
);

describe('when the provider is down', () => {
  test('the answer is kept, the fan is told, and it can be paid from there', async () => {
    const campaign = await plantCampaign();
    const fan = await createFan();
    const refused = await underEnv(fan, SUBSCRIBE, answerTo(campaign.id, 'Kept.'), providerDown);
    expect(refused.status).toBe(502);
    expect(await refused.json()).toEqual({
      code: 'payment_provider_failed',
      error:
        'The payment provider cannot be reached right now. Your answer is saved: try the payment again in a moment.',
    });
    const [row] = await db.select().from(submissions).where(eq(submissions.campaignId, campaign.id));
    expect(row).toMatchObject({ status: 'pending', answer: 'Kept.' });
    const later = await fan.post(RETRY, { submissionId: row?.id });
    expect(later).toMatchObject({ status: 200, body: { url: expect.stringContaining('http') } });
  });

  test('a retry is 502 and stays possible', async () => {
    const { fan, submissionId } = await subscribed();
    expect((await underEnv(fan, RETRY, { submissionId }, providerDown)).status).toBe(502);
    expect(await statusOf(submissionId)).toBe('pending');
    expect((await fan.post(RETRY, { submissionId })).status).toBe(200);
  });
});

describe('retrying', () => {
  test('leads a pending submission to its open checkout', async () => {
    const { fan, submissionId, url } = await subscribed();
    expect(await fan.post(RETRY, { submissionId })).toMatchObject({ status: 200, body: { url } });
  });

  test('gives a failed one a new checkout, and makes it pending', async () => {
    const { fan, submissionId, sessionId, url } = await subscribed();
    await deliver(eventAbout('checkout.session.completed', await atProvider('transfer', sessionId)));
    await deliver(eventAbout('checkout.session.async_payment_failed', await atProvider('fail', sessionId)));
    expect(await statusOf(submissionId)).toBe('failed');
    const answer = await fan.post(RETRY, { submissionId });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toEqual({ url });
    expect(await statusOf(submissionId)).toBe('pending');
    await deliver(eventAbout('checkout.session.async_payment_failed', await sessionAtProvider(sessionId)));
    expect(await statusOf(submissionId)).toBe('pending');
  });

  test.each([
    ['transfer', 'payment_in_progress'],
    ['pay', 'already_subscribed'],
  ] as const)('is refused after %s', async (action, code) => {
    const { fan, submissionId, sessionId } = await subscribed();
    await deliver(eventAbout('checkout.session.completed', await atProvider(action, sessionId)));
    expect(await fan.post(RETRY, { submissionId })).toMatchObject({ status: 409, body: { code } });
  });

  test('is refused once the campaign is closed', async () => {
    const { fan, campaign, submissionId } = await subscribed();
    await db.update(campaigns).set({ isActive: false }).where(eq(campaigns.id, campaign.id));
    expect(await fan.post(RETRY, { submissionId })).toMatchObject({
      status: 409,
      body: { code: 'campaign_closed' },
    });
  });
});

describe('authenticating to subscribe', () => {
  test('makes an account, shows its credentials once and logs in', async () => {
    const campaign = await plantCampaign();
    const browser = createBrowser();
    const email = 'New.Fan@Example.test';
    const answer = await browser.post(AUTH, { email, campaignId: campaign.id, language: 'nl' });
    expect(answer.status).toBe(200);
    const result = SubscribeAuthResult.parse(answer.body);
    expect(result).toMatchObject({
      action: 'accountCreated',
      user: { email: 'new.fan@example.test', role: 'fan', language: 'nl' },
      credentials: { email: 'new.fan@example.test', password: expect.stringMatching(/^.{12}$/) },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await browser.get('/api/users/me')).status).toBe(200);
    const again = await createBrowser('nl').post(AUTH, { email, campaignId: campaign.id, language: 'en' });
    expect(again.body).toEqual({
      action: 'requirePassword',
      message: 'Welcome back! Please enter your password to continue.',
    });
    if (result.action !== 'accountCreated') throw new Error('no account was made');
    const known = createBrowser();
    const { password } = result.credentials;
    const body = { email, password, campaignId: campaign.id };
    expect((await known.post(AUTH, body)).body).toMatchObject({ action: 'authenticated' });
    expect((await known.get('/api/users/me')).status).toBe(200);
  });

  test('refuses a wrong password', async () => {
    const [campaign, fan] = [await plantCampaign(), await createFan()];
    const body = { email: fan.email, password: 'not this one', campaignId: campaign.id };
    expect(await createBrowser().post(AUTH, body)).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password', code: 'invalid_credentials' },
    });
  });

  test('makes no account for a campaign that does not exist', async () => {
    const email = 'nobody@example.test';
    const answer = await createBrowser().post(AUTH, { email, campaignId: 'nothing' });
    expect(answer.status).toBe(404);
    expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
  });

  test('makes no account for a form that cannot be sent any more', async () => {
    const email = 'too-late@example.test';
    const { id } = await plantCampaign({ subscriptionDeadline: inHours(-1) });
    const answer = await createBrowser().post(AUTH, { email, campaignId: id, language: 'en' });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'This campaign is closed for subscriptions', code: 'campaign_closed' },
    });
    expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
  });

  test.each([
    ['', 'Please enter your email'],
    ['no address', 'Please enter a valid email address'],
  ])('refuses “%s” as an address', async (email, sentence) => {
    const campaign = await plantCampaign();
    const answer = await createBrowser().post(AUTH, { email, campaignId: campaign.id });
    expect(answer).toMatchObject({ status: 400, body: { error: sentence, details: [{ path: 'email' }] } });
  });

  test('is counted, and says when to try again', async () => {
    const campaign = await plantCampaign();
    const [browser, fan] = [createBrowser(), await createFan()];
    const body = { email: fan.email, campaignId: campaign.id };
    const answers = await Promise.all(Array.from({ length: 61 }, () => browser.post(AUTH, body)));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('an open checkout outlives neither an hour past the deadline nor the provider’s limit', async () => {
  const soon = await subscribed({ campaign: await plantCampaign({ subscriptionDeadline: inHours(5) }) });
  const late = await subscribed({ campaign: await plantCampaign({ subscriptionDeadline: null }) });
  const expiry = async (id: string) =>
    Number((await sessionAtProvider(id))['expires_at']) * 1000 - Date.now();
  expect(Math.abs((await expiry(soon.sessionId)) - 5 * HOUR)).toBeLessThan(HOUR / 60);
  expect(Math.abs((await expiry(late.sessionId)) - 23 * HOUR)).toBeLessThan(HOUR / 60);
});

test('somebody else’s submission does not exist for me', async () => {
  const [mine, theirs] = [await subscribed(), await subscribed()];
  const before = await submissionRow(theirs.submissionId);
  const { submissionId } = theirs;
  const calls = [
    await mine.fan.post(RETRY, { submissionId }),
    await mine.fan.delete(`/api/campaign-submissions/${submissionId}`),
    await mine.fan.get(`/api/campaign-submissions/${submissionId}/invoice`),
  ];
  for (const call of calls) expect(call).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await submissionRow(submissionId)).toEqual(before);
  expect((await sessionAtProvider(theirs.sessionId)).status).toBe('open');
  const own = and(eq(submissions.id, submissionId), eq(submissions.status, 'pending'));
  expect(await db.select().from(submissions).where(own)).toHaveLength(1);
});

describe('what the provider remembers under a key', () => {
  /** Answers what is asked of the provider under the first attempt's key in its place. */
  async function whileFirstKeyAnswers(status: number, work: (given: Env) => Promise<Response>) {
    const real = globalThis.fetch;
    const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
    const error = { error: { type: 'api_error', message: 'Sorry, something went wrong on our end.' } };
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (!key?.endsWith('-1')) return real(input, init);
      return Promise.resolve(new Response(JSON.stringify(error), { status, headers }));
    });
    // Settings of their own, so that the client is made anew, on this fetch.
    const answer = await work(Object.assign(Object.create(null), env));
    spy.mockRestore();
    return answer;
  }

  test('a failure of its own does not keep the fan from paying: the next attempt has another key', async () => {
    const [campaign, fan] = [await plantCampaign(), await createFan()];
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await whileFirstKeyAnswers(500, (given) =>
      underEnv(fan, SUBSCRIBE, answerTo(campaign.id), given),
    );
    silent.mockRestore();
    expect(answer.status).toBe(200);
    const { submissionId } = Checkout.parse(await answer.json());
    expect(await checkoutRows(submissionId)).toMatchObject([{ attempt: 2, state: 'open' }]);
  });
});

test('what goes wrong in the database is logged without the answer and the address', async () => {
  const [campaign, fan] = [await plantCampaign(), await createFan()];
  const lines: string[] = [];
  const keep = (line: unknown) => lines.push(String(line));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(keep),
    vi.spyOn(console, 'info').mockImplementation(keep),
  ];
  await env.DB.prepare('alter table submissions rename column answer to answered').run();
  const answer = await fan.post(SUBSCRIBE, answerTo(campaign.id, 'My secret\nparams: answer'));
  await env.DB.prepare('alter table submissions rename column answered to answer').run();
  for (const spy of spies) spy.mockRestore();
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal', requestId: expect.any(String) } });
  const logged = lines.join('\n');
  expect(logged).toContain('Failed query: insert into');
  expect(logged).not.toContain('My secret');
  expect(logged).not.toContain(fan.email);
  expect(JSON.stringify(answer.body)).not.toContain('insert');
});
