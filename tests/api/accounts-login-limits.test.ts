import { expect, test, vi, beforeEach, inject } from 'vitest';
import { findKnownDevice } from '#api/accounts/session-cookies.ts';
import { logIn } from '#api/accounts/log-in.ts';
import { limitAccountCalls, limitLoginNetwork, limitLogins } from '#api/accounts/rate-limits.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createBrowser, runAsSystem, requestApi, withParts } from '../support/api.ts';
import { createAnswer } from '../support/answers.ts';
import { createPerson, logInAs, PASSWORD } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';

const RATE_LIMITED = { status: 429, body: { code: 'rate_limited' } };
const right = (email: string) => ({ email, password: PASSWORD });

/** Counts password attempts from separate networks, without the time for hashing. */
const attack = (email: string, userId: string, networks: number, each: number) =>
  runAsSystem(async (ctx) => {
    for (let at = 0; at < networks * each; at += 1) {
      await limitLogins({ ...ctx, ip: `198.51.100.${at % networks}` }, email, userId).catch(() => undefined);
    }
  });

/** Attempts a log-in with a device's cookie from another network. */
const attemptWith = (email: string, device: string) => {
  const browser = createBrowser();
  browser.jar.set('power-hour.device', device);
  return browser.post('/api/users/login', { email, password: 'wrong' });
};

test('ten attempts a minute at one address from one network', async () => {
  await createPerson('guessed@example.org');
  const browser = createBrowser();
  for (let at = 0; at < 10; at += 1) {
    const body = { email: 'guessed@example.org', password: `${at}` };
    expect(await browser.post('/api/users/login', body)).toMatchObject({ status: 401 });
  }
  const eleventh = await browser.post('/api/users/login', right('Guessed@Example.org'));
  expect(eleventh).toMatchObject(RATE_LIMITED);
  const wait = Number(eleventh.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await createBrowser().post('/api/users/login', right('guessed@example.org'))).toMatchObject({
    status: 200,
  });
});

test('the 61st attempt of an IPv6 /64 in a minute is refused before a password is hashed', async () => {
  await runAsSystem(async (base) => {
    // Hashing starts by normalizing the password.
    const normalized = vi.spyOn(String.prototype, 'normalize');
    const countHashes = () => normalized.mock.contexts.filter((text) => String(text) === 'wrong').length;
    const from = (ip: string) => ({ ...base, ip });
    const attempt = (ip: string) => logIn(from(ip), { email: 'nobody@example.org', password: 'wrong' });
    for (let at = 1; at < 60; at += 1) await limitLoginNetwork(from(`2001:db8:ffff:1:${at}:2:3:4`));
    await expect(attempt('2001:db8:ffff:1::60')).rejects.toMatchObject({ status: 401 });
    expect(countHashes()).toBe(1);
    await expect(attempt('2001:db8:ffff:1::61')).rejects.toMatchObject({ status: 429 });
    expect(countHashes()).toBe(1);
    await expect(attempt('2001:db8:ffff:2::61')).rejects.toMatchObject({ status: 401 });
  });
});

test('attackers in 50 networks do not lock out a browser that has logged in before', async () => {
  const id = await createPerson('owner@example.org');
  const known = await logInAs('owner@example.org');
  await known.post('/api/users/logout');
  expect([...known.jar.keys()]).toEqual(['power-hour.device']);
  await attack('owner@example.org', id, 50, 5);
  const stranger = createBrowser();
  expect(await stranger.post('/api/users/login', right('owner@example.org'))).toMatchObject(RATE_LIMITED);
  expect(await known.post('/api/users/login', right('owner@example.org'))).toMatchObject({ status: 200 });
});

test('a known browser has ten attempts a minute of its own, for one account, and its cookie cannot be forged', async () => {
  const id = await createPerson('device@example.org');
  await createPerson('other@example.org');
  const known = await logInAs('device@example.org');
  const cookie = known.jar.get('power-hour.device') ?? '';
  await runAsSystem(async (ctx) => {
    const inBrowser = { ...ctx, deviceCookie: decodeURIComponent(cookie) };
    for (let at = 0; at < 10; at += 1) await limitLogins(inBrowser, 'device@example.org', id);
  });
  expect(await attemptWith('device@example.org', cookie)).toMatchObject(RATE_LIMITED);
  const forged = cookie.replace(/^[^.]+/, crypto.randomUUID());
  expect(await attemptWith('device@example.org', forged)).toMatchObject({ status: 401 });
  expect(await attemptWith('other@example.org', cookie)).toMatchObject({ status: 401 });
});

test('a browser is known for 180 days after its last log-in', async () => {
  const id = await createPerson('away@example.org');
  const known = await logInAs('away@example.org');
  const deviceCookie = decodeURIComponent(known.jar.get('power-hour.device') ?? '');
  const findAfter = (days: number) =>
    runAsSystem((ctx) => findKnownDevice({ ...ctx, deviceCookie }, id), new Date(Date.now() + days * DAY_MS));
  expect(await findAfter(179)).toBe(deviceCookie.split('.')[0]);
  expect(await findAfter(181)).toBeUndefined();
});

test('attempts to log in do not use up what a logged-in person may try', async () => {
  const id = await createPerson('inside@example.org');
  const inside = await logInAs('inside@example.org');
  await attack('inside@example.org', id, 50, 5);
  expect(await inside.delete('/api/users/me', { password: 'wrong' })).toMatchObject({ status: 400 });
  expect(await inside.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
  expect([...inside.jar.keys()]).toEqual([]);
});

const askSeventy = (email: string, headers: Record<string, string>) =>
  Promise.all(
    Array.from({ length: 70 }, () =>
      createBrowser()
        .get(`/api/users/check-email?email=${email}`, headers)
        .then(({ status }) => status),
    ),
  );
const AUTH = '/api/campaign-subscribe/auth';

test('keep its owner neither from logging in nor from taking part in a browser that is known', async () => {
  const email = 'asked@example.org';
  await createPerson(email);
  const known = await logInAs(email);
  await known.post('/api/users/logout');
  const campaign = await seedCampaign();
  const network = { 'cf-connecting-ip': '203.0.113.7' };
  expect(await askSeventy(email, network)).toContain(429);
  // Other limits of the network are used up: look-ups of other accounts, and log-ins.
  await runAsSystem(async (ctx) => {
    for (let at = 0; at < 70; at += 1) {
      const stranger = { ...ctx, ip: '203.0.113.7' };
      await limitAccountCalls(stranger, `${at}@example.org`).catch(() => undefined);
      await limitLoginNetwork(stranger).catch(() => undefined);
    }
  });
  const stranger = createBrowser();
  expect(await stranger.post('/api/users/login', right('other@example.org'), network)).toMatchObject(
    RATE_LIMITED,
  );
  expect(await known.get(`/api/users/check-email?email=${email}`, network)).toMatchObject({ status: 200 });
  const auth = { email, campaignId: campaign.id };
  expect((await known.post(AUTH, auth, network)).body).toMatchObject({ action: 'requirePassword' });
  expect((await known.post(AUTH, { ...auth, password: PASSWORD }, network)).body).toMatchObject({
    action: 'authenticated',
  });
  expect(await known.post('/api/campaign-subscribe', createAnswer(campaign.id), network)).toMatchObject({
    status: 200,
  });
  await known.post('/api/users/logout');
  expect(await known.post('/api/users/login', right(email), network)).toMatchObject({ status: 200 });
  expect(await known.delete('/api/users/me', { password: 'wrong' })).toMatchObject({ status: 400 });
});

test('seventy questions about one address from one network keep nobody else in the network waiting, nor the owner in another one', async () => {
  const email = 'asked-too@example.org';
  const network = { 'cf-connecting-ip': '203.0.113.8' };
  expect(await askSeventy(email, network)).toContain(429);
  const ask = (address: string, headers = {}) =>
    createBrowser().get(`/api/users/check-email?email=${address}`, headers);
  expect(await ask('somebody@example.org', network)).toMatchObject({ status: 200 });
  expect(await ask(email)).toMatchObject({ status: 200 });
  const waiting = await ask(email, network);
  expect(waiting).toMatchObject(RATE_LIMITED);
  expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

const SIGNED_UP = { TURNSTILE_SITE_KEY: 'the-site-key', TURNSTILE_SECRET_KEY: 'the-secret-key' };
const CHALLENGE = { turnstile: 'the-site-key' };
let network = 0;
let lines: unknown[] = [];

beforeEach(() => {
  network += 1;
  lines = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => lines.push(line));
});

/** Creates an environment that allows two account look-ups a minute per network. */
const createEnv = (more: Readonly<Record<string, string>> = SIGNED_UP): Env =>
  withParts({
    LIMIT_ACCOUNTS: '2/60',
    TURNSTILE_API_URL: `http://localhost:${inject('sandboxPort')}/turnstile/v0`,
    ...more,
  });

async function checkEmail(under: Env, { token, email }: { token?: string; email?: string } = {}) {
  const address = email ?? `${crypto.randomUUID()}@example.test`;
  const headers = { 'cf-connecting-ip': `198.51.100.${network}`, ...(token && { 'turnstile-token': token }) };
  const response = await requestApi(`/api/users/check-email?email=${address}`, under, { headers });
  const { code, challenge } = Object(await response.json());
  return { status: response.status, code, challenge };
}

const createToken = () => `sandbox-passed-${crypto.randomUUID()}`;

test('past the limit of a network, a person who passes a check goes on, once for each check', async () => {
  const under = createEnv();
  for (let at = 0; at < 2; at += 1) expect((await checkEmail(under)).status).toBe(200);
  const refused = { status: 429, code: 'rate_limited', challenge: CHALLENGE };
  expect(await checkEmail(under)).toEqual(refused);
  const token = createToken();
  expect((await checkEmail(under, { token })).status).toBe(200);
  expect(await checkEmail(under, { token })).toEqual(refused);
  expect(await checkEmail(under, { token: 'made-up' })).toEqual(refused);
});

test('no check lets anyone past the limit of an address', async () => {
  const under = createEnv();
  const email = `${crypto.randomUUID()}@example.test`;
  for (let at = 0; at < 2; at += 1)
    expect((await checkEmail(under, { token: createToken(), email })).status).toBe(200);
  const answer = await checkEmail(under, { token: createToken(), email });
  expect(answer).toEqual({ status: 429, code: 'rate_limited', challenge: undefined });
});

test('the page of the check allows Turnstile’s script and frame alone, and is there only with the keys', async () => {
  const page = await requestApi('/api/human-check?lang=nl', createEnv());
  const policy = page.headers.get('content-security-policy');
  const origin = `http://localhost:${inject('sandboxPort')}`;
  expect(policy).toMatch(new RegExp(`frame-src ${origin};.*script-src 'sha256-\\S+' ${origin};`));
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(page.headers.get('content-language')).toBe('nl');
  expect(await page.text()).toContain('data-sitekey="the-site-key"');
  expect((await requestApi('/api/human-check', createEnv({}))).status).toBe(409);
});

test.each([
  ['without keys no check is asked for', {}, undefined],
  [
    'a check that cannot be verified is not passed',
    { ...SIGNED_UP, TURNSTILE_API_URL: 'http://localhost:9' },
    CHALLENGE,
  ],
])('%s', async (_, settings, challenge) => {
  const under = createEnv(settings);
  for (let at = 0; at < 2; at += 1) await checkEmail(under);
  expect(await checkEmail(under, { token: createToken() })).toEqual({
    status: 429,
    code: 'rate_limited',
    challenge,
  });
});

test.each([
  ['invalid-input-secret', 'challenge_unverified'],
  ['invalid-input-response', 'challenge_failed'],
])('a check that Turnstile refuses with %s is logged as %s', async (code, event) => {
  const verdict = { success: false, 'error-codes': [code] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(verdict));
  await checkEmail(createEnv(), { token: createToken() });
  expect(lines.join()).toContain(event);
});
