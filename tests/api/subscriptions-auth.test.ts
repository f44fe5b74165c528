import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '#api/accounts/table.ts';
import { SubscribeAuthResult } from '#api/subscriptions/contract.ts';
import { createBrowser } from '../support/browser.ts';
import { seedCampaign } from '../support/seed.ts';
import { createFan } from '../support/subscriptions.ts';
import { db } from '../support/system.ts';

const AUTH = '/api/campaign-subscribe/auth';

test('authenticating to subscribe creates an account, shows its credentials once and logs in', async () => {
  const campaign = await seedCampaign();
  const browser = createBrowser();
  const email = 'New.Fan@Example.test';
  const response = await browser.post(AUTH, { email, campaignId: campaign.id, language: 'nl' });
  expect(response.status).toBe(200);
  const result = SubscribeAuthResult.parse(response.body);
  expect(result).toMatchObject({
    action: 'accountCreated',
    user: { email: 'new.fan@example.test', role: 'fan', language: 'nl' },
    credentials: { email: 'new.fan@example.test', password: expect.stringMatching(/^.{12}$/) },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
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

test('authenticating to subscribe refuses a wrong password', async () => {
  const [campaign, fan] = [await seedCampaign(), await createFan()];
  const body = { email: fan.email, password: 'not this one', campaignId: campaign.id };
  expect(await createBrowser().post(AUTH, body)).toMatchObject({
    status: 401,
    body: { error: 'Invalid email or password', code: 'invalid_credentials' },
  });
});

test('authenticating to subscribe creates no account for an unknown campaign', async () => {
  const email = 'nobody@example.test';
  const response = await createBrowser().post(AUTH, { email, campaignId: 'nothing' });
  expect(response.status).toBe(404);
  expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
});

test('authenticating to subscribe keeps the name on one line', async () => {
  const { id } = await seedCampaign();
  const body = { email: 'lines@example.test', name: 'Saar\r\nBcc: \u202Eall', campaignId: id };
  expect((await createBrowser().post(AUTH, body)).body).toMatchObject({ user: { name: 'Saar Bcc: all' } });
});

test('authenticating to subscribe makes no account for a closed campaign', async () => {
  const email = 'too-late@example.test';
  const { id } = await seedCampaign({ subscriptionDeadline: new Date(Date.now() - 1) });
  const response = await createBrowser().post(AUTH, { email, campaignId: id, language: 'en' });
  expect(response).toMatchObject({
    status: 409,
    body: { error: 'This campaign is closed for subscriptions', code: 'campaign_closed' },
  });
  expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
});

test.each([
  ['', 'Please enter your email'],
  ['no address', 'Please enter a valid email address'],
])('authenticating to subscribe refuses “%s” as an address', async (email, sentence) => {
  const campaign = await seedCampaign();
  const response = await createBrowser().post(AUTH, { email, campaignId: campaign.id });
  expect(response).toMatchObject({ status: 400, body: { error: sentence, details: [{ path: 'email' }] } });
});

test('authenticating to subscribe is rate-limited, and says when to try again', async () => {
  const campaign = await seedCampaign();
  const [browser, fan] = [createBrowser(), await createFan()];
  const body = { email: fan.email, campaignId: campaign.id };
  const answers = await Promise.all(Array.from({ length: 61 }, () => browser.post(AUTH, body)));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
