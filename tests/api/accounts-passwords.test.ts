import { expect, test, vi } from 'vitest';
import { changePassword } from '#api/accounts/set-password.ts';
import { startUserSession } from '#api/accounts/start-user-session.ts';
import { createBrowser, runAsSystem, toInvalid } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import {
  checkLink,
  requestReset,
  NEW_PASSWORD,
  reset,
  LINK_REFUSED,
  logInAs,
  waitForMails,
  createPerson,
  createProvenPerson,
  PASSWORD,
  tryLogIn,
  waitForMail,
} from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';

test('resetting the password ends every session, works once, and verifies the address', async () => {
  await createPerson('forgot@example.org');
  const [phone, laptop] = [await logInAs('forgot@example.org'), await logInAs('forgot@example.org')];
  const token = await requestReset('forgot@example.org');
  for (let at = 0; at < 2; at += 1) expect(await checkLink(token)).toMatchObject({ status: 200 });
  expect(await reset(token)).toMatchObject({ status: 200, body: { status: true } });
  expect(await checkLink(token)).toMatchObject(LINK_REFUSED);
  expect(await phone.get('/api/users/me')).toMatchObject({ status: 401 });
  expect(await laptop.get('/api/users/me')).toMatchObject({ status: 401 });
  expect((await tryLogIn('forgot@example.org')).status).toBe(401);
  const browser = await logInAs('forgot@example.org', { password: NEW_PASSWORD });
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { _verified: true } });
  expect(await reset(token, 'a third act follows')).toMatchObject(LINK_REFUSED);
  await logInAs('forgot@example.org', { password: NEW_PASSWORD });
  const [notice] = await waitForMails('forgot@example.org', 3);
  expect(notice?.subject).toBe('Your password has been changed');
});

test('resetting the password leaves the link usable after a refused password', async () => {
  await createPerson('picky@example.org');
  const token = await requestReset('picky@example.org');
  expect(await reset(token, 'short')).toMatchObject(toInvalid('newPassword'));
  expect(await reset(token, 'Password1')).toMatchObject({
    status: 400,
    body: {
      details: [
        {
          path: 'newPassword',
          message: 'This password has appeared in data leaks or is easy to guess. Choose another one.',
        },
      ],
    },
  });
  expect(await reset(token)).toMatchObject({ status: 200 });
});

test('resetting the password does not reveal whether an address has an account', async () => {
  await createPerson('exists@example.org');
  const known = await createBrowser().post('/api/auth/request-password-reset', {
    email: 'exists@example.org',
  });
  const unknown = await createBrowser().post('/api/auth/request-password-reset', {
    email: 'exists-not@example.org',
  });
  expect(known).toMatchObject({ status: 200, body: unknown.body });
  await waitForMails('exists@example.org', 2);
  expect(await waitForMails('exists-not@example.org', 0)).toHaveLength(0);
});

test('changing the password ends every other session, renews this one and revokes reset links', async () => {
  await createProvenPerson('change@example.org');
  const [browser, other] = [await logInAs('change@example.org'), await logInAs('change@example.org')];
  const token = await requestReset('change@example.org');
  const before = browser.jar.get('power-hour.session_token');
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect(await browser.post('/api/auth/change-password', body)).toMatchObject({
    status: 200,
    body: { user: { email: 'change@example.org' } },
  });
  expect(browser.jar.get('power-hour.session_token')).not.toBe(before);
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
  expect(await other.get('/api/users/me')).toMatchObject({ status: 401 });
  expect(await reset(token)).toMatchObject(LINK_REFUSED);
  await logInAs('change@example.org', { password: NEW_PASSWORD });
});

// Otherwise a thief who knew the old password could set the next one, although the owner has just reset it.
test('changing the password changes nothing when a reset overtakes it, and opens no session', async () => {
  const email = 'overtaken@example.org';
  const id = await createProvenPerson(email);
  const token = await requestReset(email);
  const person = { id, email, name: '', role: 'fan', _verified: true, language: 'en' } as const;
  await logInAs(email);
  const [thief] = await findRows('session', { userId: id });
  const change = runAsSystem(async (ctx) => {
    const batch = ctx.db.batch.bind(ctx.db);
    const overtaken = vi.spyOn(ctx.db, 'batch').mockImplementationOnce(async (statements) => {
      expect(await reset(token)).toMatchObject({ status: 200 });
      return batch(statements);
    });
    const actor = { kind: 'person', person, sessionId: thief?.id ?? '', loggedInAt: ctx.now } as const;
    const input = { currentPassword: PASSWORD, newPassword: 'what the thief chose' };
    return changePassword({ ...ctx, ip: crypto.randomUUID(), actor }, input).finally(() => {
      expect(overtaken).toHaveBeenCalled();
    });
  });
  await expect(change).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(await findRows('session', { userId: id })).toEqual([]);
  await logInAs(email, { password: NEW_PASSWORD });
});

test('a log-in that a reset overtakes opens no session', async () => {
  const email = 'outrun@example.org';
  const id = await createPerson(email);
  const person = { id, email, name: '', role: 'fan', _verified: true, language: 'en' } as const;
  const started = runAsSystem((ctx) => startUserSession(ctx, person, { hash: 'of the old password' }));
  await expect(started).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(await findRows('session', { userId: id })).toEqual([]);
});

test('changing the password requires the current one, and a wrong one does not end the session', async () => {
  await createProvenPerson('unsure@example.org');
  const browser = await logInAs('unsure@example.org');
  const wrong = await browser.post('/api/auth/change-password', {
    currentPassword: 'x',
    newPassword: NEW_PASSWORD,
  });
  expect(wrong).toMatchObject(toInvalid('currentPassword'));
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
});

test('refuses a password that is easy to guess wherever one is chosen', async () => {
  const message =
    'This password is easy to guess: one repeated character, only spaces, your email address or our name. Choose another one.';
  const email = 'easy.to.guess@example.org';
  const signUp = { email, role: 'fan', name: 'Fem' };
  const register = (password: string) => createBrowser().post('/api/users-custom', { ...signUp, password });
  for (const password of ['zzzzzzzz', '        ', 'easy.to.guess', email.toUpperCase(), 'Power Hour 1']) {
    expect(await register(password)).toMatchObject({
      status: 400,
      body: { error: message, details: [{ path: 'password', message }] },
    });
  }
  await createProvenPerson(email);
  const refused = { status: 400, body: { details: [{ path: 'newPassword', message }] } };
  expect(await reset(await requestReset(email), 'EASY.to.guess')).toMatchObject(refused);
  const body = { currentPassword: PASSWORD, newPassword: email };
  expect(await (await logInAs(email)).post('/api/auth/change-password', body)).toMatchObject(refused);
});

async function subscribeAs(email: string, language: 'nl' | 'en' = 'en') {
  const browser = createBrowser(language);
  const { id: campaignId } = await seedCampaign();
  await browser.post('/api/campaign-subscribe/auth', { email, campaignId, language });
  return browser;
}
const isGenerated = async (browser: ReturnType<typeof createBrowser>) =>
  Object((await browser.get('/api/users/me/profile')).body).profile.passwordIsGenerated;

test('a password that we made counts as that until one of their own replaces it, by a link that works once', async () => {
  const browser = await subscribeAs('made@example.org');
  expect(await isGenerated(browser)).toBe(true);
  const token = await requestReset('made@example.org');
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
  expect(await isGenerated(await logInAs('made@example.org', { password: NEW_PASSWORD }))).toBe(false);
});

test('the first mail is in the language of the page', async () => {
  await subscribeAs('gemaakt@example.org', 'nl');
  const [mail] = await waitForMails('gemaakt@example.org');
  expect(mail?.text).toContain('/nl/verify-email?token=');
});

test('a password of one’s own is never shown as a generated one', async () => {
  await createPerson('own@example.org');
  expect(await isGenerated(await logInAs('own@example.org'))).toBe(false);
});

test.each([
  ['/en/campaigns/noor', '&redirect=%2Fen%2Fcampaigns%2Fnoor'],
  ['//evil.example', ''],
  ['https://evil.example/en', ''],
])('a link for a new password leads back to %s only within the site', async (redirect, query) => {
  const email = `back${query.length}${redirect.length}@example.org`;
  await createPerson(email);
  expect((await createBrowser().post('/api/auth/request-password-reset', { email, redirect })).status).toBe(
    200,
  );
  const mail = await waitForMail(email, '/reset-password?token=');
  expect(mail.text).toMatch(new RegExp(`/reset-password\\?token=[\\w-]+${query.replace('&', '\\&')}\\n`));
});
