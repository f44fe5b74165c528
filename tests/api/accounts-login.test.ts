import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { app } from '#api/app.ts';
import { ORIGIN, toRefusal, createBrowser } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { logInAs, createPerson, PASSWORD, tryLogIn } from '../support/people.ts';

beforeAll(async () => {
  await createPerson('fem@example.org');
  await createPerson('cross@example.org');
});

test('logging in returns the person and sets a session that scripts cannot read, with a hint that they can', async () => {
  const answer = await tryLogIn(' FEM@example.org ');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    user: {
      id: expect.any(String),
      name: 'Fem Visser',
      email: 'fem@example.org',
      role: 'fan',
      _verified: false,
      language: 'en',
    },
  });
  const [cookie = '', hint = '', device = '', ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(device).toMatch(
    /^power-hour\.device=[\w.%-]{90,}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(decodeURIComponent(device)).not.toContain('fem');
  expect(cookie).toMatch(/^power-hour\.session_token=[^;]{40,};/);
  expect(cookie.split('; ').slice(1).toSorted()).toEqual(
    ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'].toSorted(),
  );
  expect(hint).toBe('ph_session=1; Max-Age=2592000; Path=/; SameSite=Lax');
});

test('logging in refuses a wrong password and an unknown address with the same response, in the caller’s language', async () => {
  const wrong = await tryLogIn('fem@example.org', 'wrong');
  const unknown = await tryLogIn('who@example.org', 'wrong');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ error: 'Invalid email or password', code: 'invalid_credentials' });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  const dutch = await tryLogIn('who@example.org', 'x', createBrowser('nl'));
  expect(dutch.body).toMatchObject({ error: 'Onjuist e-mailadres of wachtwoord' });
});

test.each([
  [{}, ['email', 'password']],
  [{ email: 'no address', password: 'x' }, ['email']],
  [{ email: 'fem@example.org', password: '' }, ['password']],
  [{ email: ['fem@example.org'], password: { $ne: '' } }, ['email', 'password']],
])('logging in refuses %j by field', async (body, paths) => {
  const answer = await createBrowser().post('/api/users/login', body);
  expect(answer).toMatchObject(toRefusal(400, 'validation_failed'));
  expect(answer.body).toMatchObject({ details: paths.map((path) => ({ path })) });
});

test('logging in ends the request’s own session, so that none can be planted', async () => {
  const browser = await logInAs('fem@example.org');
  const before = browser.jar.get('power-hour.session_token');
  await tryLogIn('fem@example.org', PASSWORD, browser);
  expect(browser.jar.get('power-hour.session_token')).not.toBe(before);
  const planted = createBrowser();
  planted.jar.set('power-hour.session_token', before ?? '');
  expect(await planted.get('/api/users/me')).toMatchObject({ status: 401 });
});

test('logging in does not adopt a made-up session id', async () => {
  const browser = createBrowser();
  browser.jar.set('power-hour.session_token', 'chosen-by-an-attacker.c2lnbmF0dXJl');
  await tryLogIn('fem@example.org', PASSWORD, browser);
  expect(browser.jar.get('power-hour.session_token')).not.toContain('chosen-by-an-attacker');
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
});

test('logging out ends the session on the server and in the browser', async () => {
  const browser = await logInAs('fem@example.org');
  const cookie = browser.jar.get('power-hour.session_token') ?? '';
  expect(await browser.post('/api/users/logout')).toMatchObject({
    status: 200,
    body: { message: 'You are logged out.' },
  });
  expect([...browser.jar.keys()]).toEqual(['power-hour.device']);
  browser.jar.set('power-hour.session_token', cookie);
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
});

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

test.each(types)('a login posted from another site as %s is refused', async (type) => {
  const body = JSON.stringify({ email: 'fem@example.org', password: PASSWORD });
  const answer = await createBrowser().post('/api/users/login', body, {
    origin: 'https://evil.example',
    'content-type': type,
  });
  expect(answer).toMatchObject(toRefusal(403, 'origin_refused'));
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each(types)('the session stays after a logout posted from another site as %s', async (type) => {
  const browser = await logInAs('cross@example.org');
  for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`]) {
    const answer = await browser.post('/api/users/logout', 'x=1', { origin, 'content-type': type });
    expect(answer.status).toBe(403);
  }
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
});

test('stores a password only as a salted hash', async () => {
  const id = await createPerson('hash@example.org');
  const other = await createPerson('hash-too@example.org');
  const [one] = await findRows('account', { userId: id });
  const [two] = await findRows('account', { userId: other });
  expect(one?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(one?.password).not.toBe(two?.password);
});

test('a deployment sets Secure cookies on https', async () => {
  await createPerson('https@example.org');
  const origin = 'https://powerhour.example';
  const request = new Request(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'https@example.org', password: PASSWORD }),
  });
  const answer = await app.fetch(request, { ...env, PUBLIC_ORIGIN: origin }, createExecutionContext());
  const [cookie = '', hint = '', device = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-power-hour\.session_token=/);
  const attributes = ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'];
  expect(cookie.split('; ')).toEqual(expect.arrayContaining(attributes));
  expect(cookie).not.toContain('Domain');
  expect(device).toMatch(/^__Host-power-hour\.device=/);
  expect(device.split('; ')).toEqual(expect.arrayContaining(attributes));
  expect(hint.split('; ')).toContain('Secure');
});

test('a deployment does not query the database for a visitor without a session', async () => {
  const noDatabase = new Proxy(env.DB, {
    get: () => {
      throw new Error('the database was asked');
    },
  });
  for (const cookie of ['', 'lang=nl; ph_session=1']) {
    const request = new Request(`${ORIGIN}/api/access`, { headers: { cookie } });
    const answer = await app.fetch(request, { ...env, DB: noDatabase }, createExecutionContext());
    expect(answer.status).toBe(200);
  }
});
