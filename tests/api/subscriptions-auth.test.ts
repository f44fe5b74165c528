import { expect, test } from 'vitest';
import { deleteExpiredSessions, pruneExpiredLinks } from '#api/accounts/index.ts';
import { createBrowser, runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { logInAs, waitForMails, createPerson, PASSWORD } from '../support/people.ts';
import { SubscribeAuthResult } from '#api/subscriptions/contract.ts';
import { seedCampaign, changeSessions, expireLinks } from '../support/seed.ts';
import { createFan } from '../support/answers.ts';

const AUTH = '/api/campaign-subscribe/auth';
const campaign = await seedCampaign();

/** Authenticates on a campaign's form, by default in a new browser. */
const authenticate = (input: Readonly<Record<string, unknown>>, browser = createBrowser()) =>
  browser.post(AUTH, { campaignId: campaign.id, ...input });

test('creates one account for many concurrent calls with one new address and asks the others for the password', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => authenticate({ email: 'crowd@example.org' })),
  );
  const actions = answers.map(({ body }) => Object(body).action).toSorted();
  expect(actions).toEqual(['accountCreated', ...Array.from({ length: 9 }, () => 'requirePassword')]);
  expect(await findRows('user', { email: 'crowd@example.org' })).toHaveLength(1);
  expect(await waitForMails('crowd@example.org')).toHaveLength(1);
});

test('counts attempts here and at the login together', async () => {
  await createPerson('both@example.org');
  const browser = createBrowser();
  const here = (password: string) => authenticate({ email: 'both@example.org', password }, browser);
  const login = (password: string) =>
    browser.post('/api/users/login', { email: 'both@example.org', password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await here('x')).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password', code: 'invalid_credentials' },
    });
    expect(await login('x')).toMatchObject({ status: 401 });
  }
  expect(await here(PASSWORD)).toMatchObject({ status: 429 });
  expect(await login(PASSWORD)).toMatchObject({ status: 429 });
});

test('the sweep deletes expired sessions and links, and no others', async () => {
  const [over, fine] = [await createPerson('over@example.org'), await createPerson('fine@example.org')];
  await logInAs('over@example.org');
  await logInAs('fine@example.org');
  await changeSessions(over, { expiresAt: new Date(0) });
  await expireLinks(`verify-email:${over}`);
  expect(await runAsSystem(deleteExpiredSessions)).toBe(1);
  expect(await runAsSystem(pruneExpiredLinks)).toBe(1);
  expect(await findRows('session', { userId: fine })).toHaveLength(1);
  const links = await findRows('verification', { identifier: `verify-email:${fine}` });
  expect(links).toHaveLength(1);
});

test('authenticating to subscribe creates an account, shows its credentials once and logs in', async () => {
  const browser = createBrowser();
  const email = 'New.Fan@Example.test';
  const response = await authenticate({ email, language: 'nl' }, browser);
  expect(response.status).toBe(200);
  const result = SubscribeAuthResult.parse(response.body);
  expect(result).toMatchObject({
    action: 'accountCreated',
    user: { name: '', email: 'new.fan@example.test', role: 'fan', language: 'nl' },
    credentials: {
      email: 'new.fan@example.test',
      password: expect.stringMatching(/^[A-Za-z0-9!@#$%^&*]{12}$/),
    },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([...browser.jar.keys()]).toEqual(['power-hour.session_token', 'ph_session', 'power-hour.device']);
  expect((await browser.get('/api/users/me')).status).toBe(200);
  expect((await authenticate({ email, language: 'en' }, createBrowser('nl'))).body).toEqual({
    action: 'requirePassword',
    message: 'Welcome back! Use your password, or have a code sent to you.',
  });
  if (result.action !== 'accountCreated') throw new Error('no account was made');
  const known = createBrowser();
  const { password } = result.credentials;
  expect((await authenticate({ email, password }, known)).body).toMatchObject({ action: 'authenticated' });
  expect((await known.get('/api/users/me')).status).toBe(200);
  const [mail] = await waitForMails('new.fan@example.test');
  expect(mail?.subject).toBe('Bevestig je e-mailadres');
  expect(JSON.stringify(mail)).not.toContain(password);
});

test('authenticating to subscribe keeps the name on one line', async () => {
  const input = { email: 'lines@example.test', name: 'Saar\r\nBcc: \u202Eall' };
  expect((await authenticate(input)).body).toMatchObject({ user: { name: 'Saar Bcc: all' } });
});

test('authenticating to subscribe makes no account for a closed campaign', async () => {
  const email = 'too-late@example.test';
  const { id: campaignId } = await seedCampaign({ subscriptionDeadline: new Date(Date.now() - 1) });
  expect(await authenticate({ email, campaignId, language: 'en' })).toMatchObject({
    status: 409,
    body: { error: 'This campaign is closed for subscriptions', code: 'campaign_closed' },
  });
  expect(await findRows('user', { email })).toEqual([]);
});

test.each([
  ['', 'Please enter your email'],
  ['no address', 'Please enter a valid email address'],
])('authenticating to subscribe refuses “%s” as an address', async (email, sentence) => {
  const refused = { status: 400, body: { error: sentence, details: [{ path: 'email' }] } };
  expect(await authenticate({ email })).toMatchObject(refused);
});

test('authenticating to subscribe is rate-limited, and says when to try again', async () => {
  const [browser, { email }] = [createBrowser(), await createFan()];
  const answers = await Promise.all(Array.from({ length: 61 }, () => authenticate({ email }, browser)));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
