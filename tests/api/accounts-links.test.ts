import { expect, test } from 'vitest';
import { createBrowser, toRefusal, toInvalid } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import {
  requestReset,
  reset,
  verify,
  LINK_REFUSED,
  createLoggedInUser,
  createPerson,
  createProvenPerson,
  extractToken,
  logInAs,
  PASSWORD,
  waitForMails,
} from '../support/people.ts';
import { changeUser, expireLinks } from '../support/seed.ts';

test('verifying an address works once with the link in the welcome mail', async () => {
  await createPerson('welcome@example.org');
  const [mail] = await waitForMails('welcome@example.org');
  expect(mail?.subject).toBe('Confirm your email address');
  expect(mail?.text).toContain('http://powerhour.test/en/verify-email?token=');
  expect(mail?.html).toContain(`/en/verify-email?token=${extractToken(mail)}"`);
  const browser = await logInAs('welcome@example.org');
  expect(await verify(extractToken(mail), browser)).toMatchObject({ status: 200, body: { status: true } });
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { _verified: true } });
  expect(await verify(extractToken(mail))).toMatchObject(LINK_REFUSED);
});

test('verifying an address mails in the person’s language', async () => {
  await createPerson('welkom@example.org', { language: 'nl' });
  const [mail] = await waitForMails('welkom@example.org');
  expect(mail?.subject).toBe('Bevestig je e-mailadres');
  expect(mail?.text).toContain('http://powerhour.test/nl/verify-email?token=');
});

test('verifying an address succeeds for one of many concurrent calls with one link', async () => {
  await createPerson('many@example.org');
  const [mail] = await waitForMails('many@example.org');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(extractToken(mail))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
});

test('verifying an address works as a GET with the token in the query', async () => {
  await createPerson('get@example.org');
  const [mail] = await waitForMails('get@example.org');
  const path = `/api/auth/verify-email?token=${extractToken(mail)}&callbackURL=https://evil.example`;
  const response = await createBrowser().get(path);
  expect(response).toMatchObject({ status: 200, body: { status: true } });
  expect(response.headers.get('location')).toBeNull();
  // Another site can send a browser here, which must not create a session.
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('verifying an address refuses an expired, a made-up and a missing link', async () => {
  const id = await createPerson('late@example.org');
  const [mail] = await waitForMails('late@example.org');
  await expireLinks(`verify-email:${id}`);
  expect(await verify(extractToken(mail))).toMatchObject(LINK_REFUSED);
  expect(await verify('made-up')).toMatchObject(LINK_REFUSED);
  expect(await createBrowser('nl').post('/api/auth/verify-email', {})).toMatchObject({
    status: 400,
    body: { error: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.' },
  });
});

test('asking for the verification mail again responds the same for unknown, unverified and verified addresses, and mails only the unverified', async () => {
  await createPerson('unverified@example.org');
  const verified = await createPerson('verified@example.org');
  await changeUser(verified, { emailVerified: true });
  const addresses = ['nobody-here@example.org', 'verified@example.org', 'unverified@example.org'];
  const answers = [];
  for (const email of addresses) {
    answers.push(await createBrowser().post('/api/auth/resend-verification', { email }));
  }
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    addresses.map(() => ({
      status: 200,
      body: { message: 'If this address needs it, an email is on its way. Check your inbox.' },
    })),
  );
  expect(await waitForMails('unverified@example.org', 2)).toHaveLength(2);
  expect(await waitForMails('verified@example.org')).toHaveLength(1);
  expect(await waitForMails('nobody-here@example.org', 0)).toHaveLength(0);
});

test('asking for the verification mail again is limited to five in ten minutes for one address, known or not', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const response = await createBrowser().post('/api/auth/resend-verification', {
      email: 'again@example.org',
    });
    expect(response.status).toBe(200);
  }
  const sixth = await createBrowser().post('/api/auth/request-password-reset', {
    email: 'again@example.org',
  });
  expect(sixth).toMatchObject(toRefusal(429, 'rate_limited'));
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(500);
});

test('asking for the verification mail again is limited to thirty in ten minutes from one IP address', async () => {
  const browser = createBrowser();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const response = await browser.post('/api/auth/resend-verification', {
      email: `p${attempt}@example.org`,
    });
    expect(response.status).toBe(200);
  }
  expect(await browser.post('/api/auth/resend-verification', { email: 'p30@example.org' })).toMatchObject({
    status: 429,
  });
});

test('changing the address takes effect when the new one is verified, notifies the old one and revokes its links', async () => {
  await createProvenPerson('before@example.org');
  const browser = await logInAs('before@example.org');
  const oldReset = await requestReset('before@example.org');
  const asked = await browser.post('/api/auth/change-email', {
    newEmail: 'After@Example.org',
    password: PASSWORD,
  });
  expect(asked).toMatchObject({ status: 200, body: { status: true } });
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { email: 'before@example.org' } });
  const [mail] = await waitForMails('after@example.org');
  // Otherwise a person who only read that mail got an account that its creator could also open, even an admin's.
  for (const elsewhere of [createBrowser(), await createLoggedInUser('fan')])
    expect(await verify(extractToken(mail), elsewhere)).toMatchObject(toRefusal(403, 'log_in_first'));
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { email: 'before@example.org' } });
  expect(await verify(extractToken(mail), browser)).toMatchObject({ status: 200 });
  expect((await browser.get('/api/users/me')).body).toMatchObject({
    user: { email: 'after@example.org', _verified: true },
  });
  const [notice] = await waitForMails('before@example.org', 4);
  expect(notice?.subject).toBe('Your email address has been changed');
  expect(await reset(oldReset)).toMatchObject(LINK_REFUSED);
  expect(await verify(extractToken(mail))).toMatchObject(LINK_REFUSED);
});

test('changing the address requires the password and a different address', async () => {
  await createProvenPerson('careful@example.org');
  const browser = await logInAs('careful@example.org', { language: 'nl' });
  expect(
    await browser.post('/api/auth/change-email', { newEmail: 'x@example.org', password: 'wrong' }),
  ).toMatchObject(toInvalid('password', 'Dit wachtwoord klopt niet'));
  const same = { newEmail: 'careful@example.org', password: PASSWORD };
  expect(await browser.post('/api/auth/change-email', same)).toMatchObject({ status: 400 });
});

test('changing the address responds the same and sends no mail for an address that has an account', async () => {
  await createProvenPerson('wants@example.org');
  await createProvenPerson('taken@example.org');
  const browser = await logInAs('wants@example.org');
  const asked = { newEmail: 'taken@example.org', password: PASSWORD };
  expect(await browser.post('/api/auth/change-email', asked)).toMatchObject({
    status: 200,
    body: { status: true },
  });
  const queued = await findRows('mails', { subject: 'Confirm your new email address' });
  expect(queued).toEqual([]);
  expect(await waitForMails('taken@example.org')).toHaveLength(1);
  expect(await waitForMails('wants@example.org', 2)).toHaveLength(2);
});

test('changing the address fails when another account has taken the address meanwhile', async () => {
  await createProvenPerson('slow@example.org');
  const browser = await logInAs('slow@example.org');
  await browser.post('/api/auth/change-email', { newEmail: 'wanted@example.org', password: PASSWORD });
  const [mail] = await waitForMails('wanted@example.org');
  await createProvenPerson('wanted@example.org');
  expect(await verify(extractToken(mail), browser)).toMatchObject(LINK_REFUSED);
  expect((await browser.get('/api/users/me')).body).toMatchObject({ user: { email: 'slow@example.org' } });
});

test.each([
  'sign-up/email',
  'sign-in/email',
  'update-user',
  'delete-user',
  'get-session',
  'list-sessions',
  'ok',
])('does not expose the library’s own /api/auth/%s', async (path) => {
  expect(await createBrowser().post(`/api/auth/${path}`, {})).toMatchObject({ status: 404 });
  expect(await createBrowser().get(`/api/auth/${path}`)).toMatchObject({ status: 404 });
});
