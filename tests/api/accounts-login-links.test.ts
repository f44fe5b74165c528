import { expect, test } from 'vitest';
import { createBrowser, listPaymentMails } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import {
  checkLink,
  LINK_REFUSED,
  logInByLink,
  NEW_PASSWORD,
  requestLoginLink,
  requestReset,
  reset,
  verify,
  logInByCode,
  requestCode,
  createPerson,
  extractToken,
  logInAs,
  PASSWORD,
  waitForMails,
  createProvenPerson,
} from '../support/people.ts';
import { deliverEvent, createMessage } from '../support/provider.ts';
import { createSubscription } from '../support/answers.ts';
import { LOGIN_CODE_TRIES, LOGIN_CODE_USED_UP } from '#api/accounts/login-code-rules.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { seedCampaign, expireLinks } from '../support/seed.ts';

const countSessions = (userId: string) => countRows('session', { userId });

test('a link that logs in is used up by no GET, makes one session of two calls at once, and verifies the address', async () => {
  const id = await createPerson('linked@example.org', { language: 'nl' });
  const token = await requestLoginLink('linked@example.org', '/nl/dashboard/subscribed');
  const [mail] = await waitForMails('linked@example.org', 2);
  expect(mail).toMatchObject({ to: 'linked@example.org', subject: 'Je inloglink en code' });
  expect(mail?.text).toContain(
    `http://powerhour.test/nl/login-link?token=${token}&redirect=%2Fnl%2Fdashboard%2Fsubscribed`,
  );
  for (let at = 0; at < 10; at += 1)
    expect(await createBrowser().get(`/api/auth/log-in-by-link?token=${token}`)).toMatchObject({
      status: 405,
    });
  expect(await checkLink(token)).toMatchObject({ status: 200 });
  expect(await countSessions(id)).toBe(0);
  const browser = createBrowser();
  const answers = await Promise.all([logInByLink(token, browser), logInByLink(token, browser)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await countSessions(id)).toBe(1);
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { id, _verified: true } });
  expect(await logInByLink(token)).toMatchObject(LINK_REFUSED);
  expect(await checkLink(token)).toMatchObject(LINK_REFUSED);
});

test('a link that logs in ends the session of the person who was logged in before in this browser', async () => {
  const other = await createPerson('before-link@example.org');
  const id = await createPerson('after-link@example.org');
  const browser = await logInAs('before-link@example.org');
  await logInByLink(await requestLoginLink('after-link@example.org'), browser);
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { id } });
  expect(await countSessions(other)).toBe(0);
});

test('a link that logs in works for 15 minutes, stored as a digest', async () => {
  const id = await createPerson('slow-link@example.org');
  const start = Date.now();
  const token = await requestLoginLink('slow-link@example.org');
  const identifier = `log-in:${id}`;
  const [row] = await findRows('verification', { identifier });
  expect(Math.round((Number(row?.expiresAt) - start) / 60_000)).toBe(15);
  expect(JSON.stringify(row)).not.toContain(token);
  await expireLinks(identifier);
  expect(await logInByLink(token)).toMatchObject(LINK_REFUSED);
});

test('a link that logs in is of no other kind, and dies with a new password, a new address and the account', async () => {
  const id = await createPerson('dying@example.org');
  const first = await requestLoginLink('dying@example.org');
  expect(await verify(first)).toMatchObject(LINK_REFUSED);
  expect(await reset(first)).toMatchObject(LINK_REFUSED);
  const resetToken = await requestReset('dying@example.org');
  expect(await logInByLink(resetToken)).toMatchObject(LINK_REFUSED);
  expect(await reset(resetToken)).toMatchObject({ status: 200 });
  expect(await logInByLink(first)).toMatchObject(LINK_REFUSED);

  const browser = await logInAs('dying@example.org', { password: NEW_PASSWORD });
  const second = await requestLoginLink('dying@example.org');
  const change = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
  expect(await browser.post('/api/auth/change-password', change)).toMatchObject({ status: 200 });
  expect(await logInByLink(second)).toMatchObject(LINK_REFUSED);

  const third = await requestLoginLink('dying@example.org');
  await browser.post('/api/auth/change-email', { newEmail: 'moved-by-link@example.org', password: PASSWORD });
  const [confirmation] = await waitForMails('moved-by-link@example.org');
  expect(await verify(extractToken(confirmation), browser)).toMatchObject({ status: 200 });
  expect(await logInByLink(third)).toMatchObject(LINK_REFUSED);

  const last = await requestLoginLink('moved-by-link@example.org');
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await logInByLink(last)).toMatchObject(LINK_REFUSED);
  expect(await countSessions(id)).toBe(0);
});

test('a link that logs in gets the same answer for an unknown address, whose mails count like those of a new password', async () => {
  await createPerson('known-link@example.org');
  const ask = (email: string) => createBrowser().post('/api/auth/request-login-link', { email });
  const [known, unknown] = [await ask('known-link@example.org'), await ask('unknown-link@example.org')];
  expect(unknown.status).toBe(200);
  const codeRequest = expect.any(String);
  expect(unknown.body).toEqual({ ...Object(known.body), codeRequest });
  expect(await waitForMails('known-link@example.org', 2)).toHaveLength(2);
  expect(await waitForMails('unknown-link@example.org', 0)).toEqual([]);
  for (let at = 0; at < 4; at += 1) await ask('unknown-link@example.org');
  expect(await ask('unknown-link@example.org')).toMatchObject({ status: 429 });
});

// Regression: strangers could keep a person without a password from logging in, for as long as they liked.
test('mails that others ask for do not use up those of a browser that has logged in before, which has its own limit', async () => {
  const email = 'known-browser@example.org';
  await createProvenPerson(email);
  const known = await logInAs(email);
  await known.post('/api/users/logout');
  for (let at = 0; at < 6; at += 1) await createBrowser().post('/api/auth/resend-verification', { email });
  const ask = async () => (await known.post('/api/auth/request-login-link', { email })).status;
  for (let at = 0; at < 5; at += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

test('the mail of a receipt logs its fan in once, for 24 hours, and the paid answer leads no one else in', async () => {
  const { fan, sessionId } = await createSubscription({ language: 'nl' });
  const start = Date.now();
  const paid = await createMessage('pay', sessionId);
  await deliverEvent(paid);
  await deliverEvent(paid);
  const [mail, ...others] = await listPaymentMails(fan.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('werkt één keer en blijft 24 uur geldig');
  const [, token = ''] =
    /\/nl\/login-link\?token=([\w-]+)&redirect=%2Fnl%2Fdashboard/.exec(mail?.text ?? '') ?? [];
  const rows = await findRows('verification', { identifier: `log-in-from-receipt:${fan.id}` });
  expect(rows.map(({ expiresAt }) => Math.round((Number(expiresAt) - start) / 3_600_000))).toEqual([24]);
  const browser = createBrowser();
  expect(await logInByLink(token, browser)).toMatchObject({ status: 200, body: { user: { id: fan.id } } });
  expect(await logInByLink(token)).toMatchObject(LINK_REFUSED);
});

const REFUSED_CODE = { status: 400, body: { details: [{ path: 'code' }] } };

test('a code that logs in comes with the link, works once and ends it, and a wrong one says nothing', async () => {
  const email = 'code@example.org';
  await createProvenPerson(email);
  await waitForMails(email);
  const token = await requestLoginLink(email);
  const mailed = await requestCode(email);
  const { code } = mailed;
  const wrong = { ...mailed, code: code === '000000' ? '000001' : '000000' };
  const asked = await createBrowser().post('/api/auth/request-login-link', { email: 'none@example.org' });
  const { codeRequest } = Object(asked.body);
  const unknown = await logInByCode({ ...wrong, email: 'none@example.org', codeRequest });
  expect(unknown).toMatchObject(REFUSED_CODE);
  expect((await logInByCode(wrong)).body).toEqual(unknown.body);
  const spaced = { ...mailed, code: `${code.slice(0, 3)} - ${code.slice(3)}` };
  expect(await logInByCode(spaced)).toMatchObject({ status: 200, body: { user: { email } } });
  expect(await logInByCode(mailed)).toMatchObject(REFUSED_CODE);
  expect(await logInByLink(token)).toMatchObject({ status: 400 });
});

test('a code that logs in can be tried five times, from wherever; another one works at once', async () => {
  const email = 'guesses@example.org';
  await createProvenPerson(email);
  await waitForMails(email);
  const mailed = await requestCode(email);
  for (let at = 0; at < LOGIN_CODE_TRIES; at += 1)
    expect(await logInByCode({ ...mailed, code: 'abcdef' })).toMatchObject(REFUSED_CODE);
  expect(await logInByCode(mailed)).toMatchObject({
    body: { details: [{ path: 'code', message: LOGIN_CODE_USED_UP.en }] },
  });
  expect(await logInByCode(await requestCode(email))).toMatchObject({ status: 200 });
});

test('a code that logs in works only where it was asked for, and for ten minutes', async () => {
  const email = 'bound@example.org';
  const id = await createProvenPerson(email);
  await waitForMails(email);
  const [mine, theirs] = [await requestCode(email), await requestCode(email)];
  for (const codeRequest of [theirs.codeRequest, `${mine.codeRequest}x`, ''])
    expect(await logInByCode({ ...mine, codeRequest })).toMatchObject(REFUSED_CODE);
  expect(await logInByCode({ ...mine, email: 'other@example.org' })).toMatchObject(REFUSED_CODE);
  const { id: campaignId } = await seedCampaign();
  const elsewhere = { ...mine, codeRequest: theirs.codeRequest, campaignId };
  expect(await createBrowser().post('/api/campaign-subscribe/auth', elsewhere)).toMatchObject(REFUSED_CODE);
  for (const { expiresAt, createdAt } of await findRows('verification', { identifier: `log-in-code:${id}` }))
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(10 * MINUTE_MS);
  expect(await logInByCode(mine)).toMatchObject({ status: 200 });
  // Using one ends all of them.
  expect(await logInByCode(theirs)).toMatchObject(REFUSED_CODE);
});
