import { beforeEach, expect, inject, test, vi } from 'vitest';
import { requestApi, withParts } from '../support/api.ts';

const SIGNED_UP = { TURNSTILE_SITE_KEY: 'the-site-key', TURNSTILE_SECRET_KEY: 'the-secret-key' };
const CHALLENGE = { turnstile: 'the-site-key' };
let network = 0;

beforeEach(() => {
  network += 1;
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** Creates an environment that takes two looks-up of accounts a minute from one network. */
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
