import { expect, test } from 'vitest';
import { z } from 'zod';
import { STEP_UP_MS } from '#api/accounts/rules.ts';
import { createBrowser, runAsSystem, toRefusal } from '../support/api.ts';
import { countRows } from '../support/rows.ts';
import {
  checkLink,
  LINK_REFUSED,
  logInByLink,
  requestCode,
  requestLoginLink,
  verify,
  createLoggedInUser,
  createPerson,
  createProvenPerson,
  extractToken,
  logInAs,
  PASSWORD,
  tryLogIn,
  waitForMails,
} from '../support/people.ts';
import { seedCampaign, changeSessions } from '../support/seed.ts';

/** Makes every log-in of a person too old to count as recent. */
const ageSessions = (userId: string) =>
  changeSessions(userId, { createdAt: new Date(Date.now() - STEP_UP_MS - 1000) });

test('an address that nobody has proved opens a limited session: no change of password or address, no export', async () => {
  await createPerson('limited@example.org');
  const browser = await logInAs('limited@example.org');
  const refused = {
    status: 403,
    body: {
      code: 'address_unproven',
      error: 'Confirm your email address first. We can send you the email again.',
    },
  };
  const calls = [
    browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another act' }),
    browser.post('/api/auth/change-email', { newEmail: 'mine@example.org', password: PASSWORD }),
    browser.get('/api/users/me/export'),
  ];
  for (const call of calls) expect(await call).toMatchObject(refused);
  expect(await browser.patch('/api/users/me', { location: 'Ede' })).toMatchObject({ status: 200 });
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
});

test('an address that nobody has proved goes on in the browser that registered and proves it, with its password; all others end', async () => {
  await createPerson('own-browser@example.org');
  const [browser, other] = [
    await logInAs('own-browser@example.org'),
    await logInAs('own-browser@example.org'),
  ];
  const [mail] = await waitForMails('own-browser@example.org');
  expect(mail?.text).toContain('open the link in the browser where you created your account');
  expect(await verify(extractToken(mail), browser)).toMatchObject({ status: 200 });
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { _verified: true } });
  expect((await browser.get('/api/users/me')).body).not.toHaveProperty('user._unreviewed');
  expect(await other.get('/api/users/me')).toMatchObject(toRefusal(401, 'unauthenticated'));
  expect(await tryLogIn('own-browser@example.org')).toMatchObject({ status: 200 });
});

test('an address that nobody has proved is logged in where the mail is opened; the desk is told, keeps its answer and logs in with a code', async () => {
  const email = 'on-the-phone@example.org';
  const desk = createBrowser();
  const { id: campaignId } = await seedCampaign();
  await desk.post('/api/campaign-subscribe/auth', { email, campaignId, language: 'en' });
  const answer = { question: 'why-meet', answer: 'Because of the soup.' };
  const subscribed = await desk.post('/api/campaign-subscribe', { campaign: campaignId, answer });
  expect(subscribed).toMatchObject({ status: 200 });
  const [mail] = await waitForMails(email);
  const phone = createBrowser();
  expect(await verify(extractToken(mail), phone)).toMatchObject({ status: 200 });
  expect((await phone.get('/api/users/me/profile')).body).toMatchObject({
    profile: { _verified: true, _unreviewed: true, hasPassword: false, passwordIsGenerated: false },
  });
  expect((await phone.get('/api/users/me/earlier')).body).toMatchObject({
    doc: { role: 'fan', campaigns: [], answers: [{ answer: 'Because of the soup.' }] },
  });
  for (let at = 0; at < 2; at += 1)
    expect(await desk.get('/api/users/me')).toMatchObject(toRefusal(401, 'confirmed_elsewhere'));
  const code = await requestCode(email);
  const frame = { email, campaignId, language: 'en' };
  expect(await createBrowser().post('/api/campaign-subscribe/auth', frame)).toMatchObject({
    body: { action: 'requirePassword' },
  });
  expect(await desk.post('/api/campaign-subscribe/auth', { ...frame, ...code })).toMatchObject({
    status: 200,
    body: { action: 'authenticated' },
  });
  expect(
    Object((await desk.get('/api/campaign-submissions/user-submissions')).body).submissions,
  ).toHaveLength(1);
});

test('an address that nobody has proved is deleted by the person who reads its mail, by a button and not by a GET, until it is proved', async () => {
  const id = await createPerson('not-me@example.org');
  const [mail] = await waitForMails('not-me@example.org');
  const [, token = ''] = /\/en\/not-me\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(await createBrowser().get(`/api/auth/not-me?token=${token}`)).toMatchObject({ status: 405 });
  expect(await checkLink(token)).toMatchObject({ status: 200 });
  expect(await createBrowser().post('/api/auth/not-me', { token })).toMatchObject({ status: 200 });
  expect(await countRows('user', { id })).toBe(0);
  expect(await createBrowser().post('/api/auth/not-me', { token })).toMatchObject(LINK_REFUSED);
  await createPerson('me-after-all@example.org');
  const [welcome] = await waitForMails('me-after-all@example.org');
  const [, other = ''] = /\/en\/not-me\?token=([\w-]+)/.exec(welcome?.text ?? '') ?? [];
  expect(await verify(extractToken(welcome))).toMatchObject({ status: 200 });
  expect(await createBrowser().post('/api/auth/not-me', { token: other })).toMatchObject({ status: 400 });
  expect(await checkLink(other)).toMatchObject(LINK_REFUSED);
});

const challenge = (browser: ReturnType<typeof createBrowser>, password?: string) =>
  browser.post('/api/users/me/passkeys/challenge', { password });
const STEP_UP = toRefusal(403, 'step_up_required');

test('a passkey takes no password within ten minutes of making the account, and one afterwards', async () => {
  const { id: campaignId } = await seedCampaign();
  const browser = createBrowser();
  const email = 'new-key@example.org';
  const made = await browser.post('/api/campaign-subscribe/auth', { email, campaignId });
  const { user: person, credentials } = Object(made.body);
  expect(await challenge(browser)).toMatchObject({ status: 200 });
  await ageSessions(person.id);
  expect(await challenge(browser)).toMatchObject(STEP_UP);
  expect(await challenge(browser, credentials.password)).toMatchObject({ status: 200 });
});

test('a passkey takes none within ten minutes of proving the address, in the browser that proved it', async () => {
  const email = 'proven-key@example.org';
  const id = await createPerson(email);
  const [mail] = await waitForMails(email);
  const browser = await logInAs(email);
  await ageSessions(id);
  expect(await challenge(browser)).toMatchObject(STEP_UP);
  expect(await verify(extractToken(mail), browser)).toMatchObject({ status: 200 });
  expect(await challenge(browser)).toMatchObject({ status: 200 });
  await ageSessions(id);
  expect(await challenge(browser)).toMatchObject(STEP_UP);
  // Verifying the address elsewhere is no log-in here.
  await logInByLink(await requestLoginLink(email));
  expect(await challenge(browser)).toMatchObject(STEP_UP);
});

test('a log-in that is not recent does not open what a borrowed device must not do, until the person logs in again', async () => {
  const { id, email, ...browser } = await createLoggedInUser('fan');
  await ageSessions(id);
  const calls = () => [
    browser.get('/api/users/me/export'),
    browser.post('/api/users/me/passkeys/challenge', {}),
    browser.post('/api/auth/change-email', { newEmail: `new-${email}` }),
    browser.post('/api/auth/change-password', { newPassword: 'the fourth act' }),
    browser.delete('/api/users/me/passkeys/none'),
    browser.delete('/api/users/me', {}),
  ];
  for (const call of calls()) expect(await call).toMatchObject(toRefusal(403, 'step_up_required'));
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
  expect(await browser.post('/api/users/login', { email, password: PASSWORD })).toMatchObject({
    status: 200,
  });
  expect(await browser.get('/api/users/me/export')).toMatchObject({ status: 200 });
  expect(await browser.post('/api/auth/change-password', { newPassword: 'the fourth act' })).toMatchObject({
    status: 200,
  });
  expect(await tryLogIn(email, 'the fourth act')).toMatchObject({ status: 200 });
});

test('a log-in that is not recent neither moves money nor lets another account in', async () => {
  const { id, ...admin } = await createLoggedInUser('admin');
  await ageSessions(id);
  const { charityId } = await seedCampaign();
  const calls = [
    admin.post('/api/admin/transfers/none/retry', { reason: 'The account is open now.' }),
    admin.post(`/api/charities/${charityId}/account/onboarding`),
    admin.post(`/api/admin/charities/${charityId}/invite`, { email: 'a@example.org' }),
    admin.delete(`/api/admin/charities/${charityId}/accounts/${id}`),
  ];
  for (const call of calls) expect(await call).toMatchObject({ body: { code: 'step_up_required' } });
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const Sessions = z.object({ docs: z.array(z.looseObject({ id: z.string(), isCurrent: z.boolean() })) });
const list = async (browser: ReturnType<typeof createBrowser>) =>
  Sessions.parse((await browser.get('/api/users/me/sessions')).body).docs;

test('are listed with browser and country, and ended one by one or all others', async () => {
  await createProvenPerson('devices@example.org');
  const [here, phone, laptop] = [
    await logInAs('devices@example.org'),
    await logInAs('devices@example.org'),
    createBrowser(),
  ];
  const headers = { 'user-agent': FIREFOX, 'cf-ipcountry': 'BE' };
  const credentials = { email: 'devices@example.org', password: PASSWORD };
  expect(await laptop.post('/api/users/login', credentials, headers)).toMatchObject({ status: 200 });
  const docs = await list(here);
  expect(docs).toHaveLength(3);
  expect(docs.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const theirs = docs.find(({ country }) => country === 'BE');
  expect(theirs).toMatchObject({ browser: 'Firefox, Windows', isCurrent: false });
  expect(await here.delete(`/api/users/me/sessions/${theirs?.id}`)).toMatchObject({ status: 200 });
  expect(await laptop.get('/api/users/me')).toMatchObject({ status: 401 });
  expect(await here.delete('/api/users/me/sessions')).toMatchObject({ status: 200 });
  expect(await phone.get('/api/users/me')).toMatchObject({ status: 401 });
  expect(await list(here)).toMatchObject([{ isCurrent: true }]);
});

test('devices and sessions that are new are announced by mail, once, and never to an address that nobody has proved', async () => {
  const email = 'new-device@example.org';
  await createProvenPerson(email);
  const browser = createBrowser();
  const credentials = { email, password: PASSWORD };
  const headers = { 'user-agent': FIREFOX, 'cf-ipcountry': 'BE' };
  await browser.post('/api/users/login', credentials, headers);
  const [notice] = await waitForMails(email, 1, { isAboutDevices: true });
  expect(notice?.text).toContain('Firefox, Windows, BE');
  expect(notice?.text).toMatch(/: https?:\S+\/dashboard\/profile\n/);
  await browser.post('/api/users/login', credentials, headers);
  await createPerson('unproven-device@example.org');
  await logInAs('unproven-device@example.org');
  await runAsSystem(async () => undefined);
  expect(await waitForMails(email, 1, { isAboutDevices: true })).toHaveLength(1);
  expect(await waitForMails('unproven-device@example.org', 0, { isAboutDevices: true })).toEqual([]);
});
