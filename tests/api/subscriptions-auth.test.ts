import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  authenticateSubscriber,
  deleteExpiredSessions,
  findSubscriber,
  pruneExpiredLinks,
  selectPersonId,
} from '#api/accounts/index.ts';
import { session, user, verification } from '#api/accounts/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { createBrowser } from '../support/browser.ts';
import { logInAs, waitForMails, createPerson, PASSWORD } from '../support/people.ts';
import { runAsSystem, db } from '../support/system.ts';
import { SubscribeAuthResult } from '#api/subscriptions/contract.ts';
import { seedCampaign } from '../support/seed.ts';
import { createFan } from '../support/subscriptions.ts';

type Input = Omit<Parameters<typeof authenticateSubscriber>[1], 'hasAccount'>;
/** Finds the account of an address and authenticates with it, as one call does. */
async function authenticate(ctx: Ctx, input: Input) {
  const personId = selectPersonId(ctx, input.email).as('person_id');
  const query = ctx.db.select({ personId }).from(sql`(select 1)`);
  const [found] = await findSubscriber(ctx, input.email, query);
  return authenticateSubscriber(ctx, { ...input, hasAccount: typeof found?.personId === 'string' });
}
const subscribe = (input: Input) =>
  runAsSystem((ctx) => authenticate({ ...ctx, ip: crypto.randomUUID() }, input));

test('creates a fan with a generated password for a new address', async () => {
  const result = await subscribe({ email: 'fresh@example.org', language: 'en' });
  if (result.action !== 'accountCreated') throw new Error(result.action);
  expect(result.user).toMatchObject({
    name: '',
    email: 'fresh@example.org',
    role: 'fan',
    language: 'en',
  });
  expect(result.credentials.email).toBe('fresh@example.org');
  expect(result.credentials.password).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/);
  expect(result.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'power-hour.session_token',
    'ph_session',
    'power-hour.device',
  ]);
  const frame = createBrowser();
  expect(await frame.get('/api/users/me', { authorization: `Bearer ${result.token}` })).toMatchObject({
    status: 200,
  });
  await logInAs('fresh@example.org', { password: result.credentials.password });
  const [mail] = await waitForMails('fresh@example.org');
  expect(mail?.subject).toBe('Confirm your email address');
  expect(JSON.stringify(mail)).not.toContain(result.credentials.password);
});

test('creates one account for many concurrent calls with one new address and asks the others for the password', async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, () => subscribe({ email: 'crowd@example.org' })),
  );
  const actions = results.map(({ action }) => action).toSorted();
  expect(actions).toEqual(['accountCreated', ...Array.from({ length: 9 }, () => 'requirePassword')]);
  expect(await db.select().from(user).where(eq(user.email, 'crowd@example.org'))).toHaveLength(1);
  expect(await waitForMails('crowd@example.org')).toHaveLength(1);
});

test('counts attempts here and at the login together', async () => {
  await createPerson('both@example.org');
  const browser = createBrowser();
  const here = (password: string) =>
    runAsSystem((ctx) => authenticate({ ...ctx, ip: browser.ip }, { email: 'both@example.org', password }));
  const login = (password: string) =>
    browser.post('/api/users/login', { email: 'both@example.org', password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(here('x')).rejects.toMatchObject({ status: 401 });
    expect(await login('x')).toMatchObject({ status: 401 });
  }
  await expect(here(PASSWORD)).rejects.toMatchObject({ status: 429 });
  expect(await login(PASSWORD)).toMatchObject({ status: 429 });
});

test('the sweep deletes expired sessions and links, and no others', async () => {
  const [over, fine] = [await createPerson('over@example.org'), await createPerson('fine@example.org')];
  await logInAs('over@example.org');
  await logInAs('fine@example.org');
  await db
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(eq(session.userId, over));
  await db
    .update(verification)
    .set({ expiresAt: new Date(0) })
    .where(eq(verification.identifier, `verify-email:${over}`));
  expect(await runAsSystem(deleteExpiredSessions)).toBe(1);
  expect(await runAsSystem(pruneExpiredLinks)).toBe(1);
  expect(await db.select().from(session).where(eq(session.userId, fine))).toHaveLength(1);
  const links = await db
    .select()
    .from(verification)
    .where(eq(verification.identifier, `verify-email:${fine}`));
  expect(links).toHaveLength(1);
});

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
