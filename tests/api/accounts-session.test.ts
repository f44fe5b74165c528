import { exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getPermissions } from '#api/accounts/rules.ts';
import { createBrowser, ORIGIN } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { logInAs, createPerson } from '../support/people.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { changeUser, changeSessions } from '../support/seed.ts';

beforeAll(async () => {
  await createPerson('fem@example.org');
});

test('the current session: users/me returns the person with a session and 401 without one', async () => {
  const browser = await logInAs('fem@example.org');
  expect(await browser.get('/api/users/me')).toMatchObject({
    status: 200,
    body: { user: { name: 'Fem Visser' } },
  });
  expect(await createBrowser('nl').get('/api/users/me')).toMatchObject({
    status: 401,
    body: { error: 'Log in om verder te gaan.', code: 'unauthenticated' },
  });
});

test('users/me accepts the same session as a signed bearer token', async () => {
  const browser = await logInAs('fem@example.org');
  const signed = decodeURIComponent(browser.jar.get('power-hour.session_token') ?? '');
  const frame = createBrowser();
  expect(await frame.get('/api/users/me', { authorization: `Bearer ${signed}` })).toMatchObject({
    status: 200,
  });
  const [bare = ''] = signed.split('.');
  expect(await frame.get('/api/users/me', { authorization: `Bearer ${bare}` })).toMatchObject({
    status: 401,
  });
  const forged = `${signed.slice(0, -4)}AAA=`;
  expect(await frame.get('/api/users/me', { authorization: `Bearer ${forged}` })).toMatchObject({
    status: 401,
  });
});

test('an expired session is 401, and its cookies are cleared', async () => {
  const id = await createPerson('expired@example.org');
  const browser = await logInAs('expired@example.org');
  await changeSessions(id, { expiresAt: new Date(0) });
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
  expect([...browser.jar.keys()]).toEqual(['power-hour.device']);
});

test('a failed login leaves the browser’s current session alone', async () => {
  const browser = await logInAs('fem@example.org');
  await browser.post('/api/users/login', { email: 'fem@example.org', password: 'wrong' });
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
});

test('the access of the current session is empty for a visitor and follows the role of a person', async () => {
  expect(await createBrowser().get('/api/access')).toMatchObject({
    status: 200,
    body: {
      role: null,
      can: { createCampaign: false, editCampaign: false, selectWinners: false, reviewCharities: false },
    },
  });
  const id = await createPerson('roles@example.org');
  const browser = await logInAs('roles@example.org');
  for (const role of ['fan', 'celebrity', 'charity', 'admin'] as const) {
    await changeUser(id, { role });
    expect((await browser.get('/api/access')).body).toEqual({ role, can: getPermissions(role) });
  }
});

describe('refreshing', () => {
  test('extends the session to thirty days from now', async () => {
    const id = await createPerson('refresh@example.org');
    const browser = await logInAs('refresh@example.org');
    await changeSessions(id, { expiresAt: new Date(Date.now() + MINUTE_MS) });
    const answer = await browser.post('/api/users/refresh-token');
    expect(answer).toMatchObject({ status: 200, body: { user: { id } } });
    const [row] = await findRows('session', { userId: id });
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    expect(answer.body).toMatchObject({ expiresAt: row?.expiresAt.toISOString() });
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });

  describe('with a clock that moves', () => {
    /** Logs in, refreshes, and returns calls with the former token; `move` advances the clock. */
    async function rotate(email: string) {
      await createPerson(email);
      const browser = await logInAs(email);
      const thief = createBrowser();
      thief.jar.set('power-hour.session_token', browser.jar.get('power-hour.session_token') ?? '');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const move = (ms: number) => vi.setSystemTime(Date.now() + ms);
      return { browser, thief, move, refresh: () => browser.post('/api/users/refresh-token') };
    }

    test('ends the former token after thirty seconds, however often either is refreshed', async () => {
      const { browser, thief, move, refresh } = await rotate('moved@example.org');
      expect((await refresh()).status).toBe(200);
      for (const ms of [10_000, 19_000]) {
        move(ms);
        const former = await thief.post('/api/users/refresh-token');
        expect(former.status).toBe(200);
        expect(former.headers.getSetCookie().join()).not.toContain('session_token');
        expect((await refresh()).status).toBe(200);
      }
      move(SECOND_MS);
      expect((await refresh()).status).toBe(200);
      expect((await thief.get('/api/users/me')).status).toBe(401);
      expect((await thief.post('/api/users/refresh-token')).status).toBe(401);
      expect((await browser.get('/api/users/me')).status).toBe(200);
    });

    // A body may arrive slowly, and the session is read after it.
    test('ends the former token for a request that began before and is still arriving', async () => {
      const { thief, move, refresh } = await rotate('slow@example.org');
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const late = exports.default.fetch(`${ORIGIN}/api/users/me`, {
        method: 'PATCH',
        body: readable,
        headers: {
          'content-type': 'application/json',
          origin: ORIGIN,
          cookie: `power-hour.session_token=${thief.jar.get('power-hour.session_token')}`,
        },
      });
      const writer = writable.getWriter();
      await writer.write(new TextEncoder().encode('{"name":'));
      expect((await refresh()).status).toBe(200);
      move(31 * SECOND_MS);
      await writer.write(new TextEncoder().encode('"Thief"}'));
      await writer.close();
      expect((await late).status).toBe(401);
    });
  });

  test('of two tabs at the same time logs neither out', async () => {
    await createPerson('tabs@example.org');
    const browser = await logInAs('tabs@example.org');
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/users/refresh-token')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const tokens = answers.filter(({ headers }) =>
      headers.getSetCookie().some((line) => line.startsWith('power-hour.session_token=')),
    );
    expect(tokens).toHaveLength(1);
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
  });

  test('extends the session to ninety days from the login at most', async () => {
    const id = await createPerson('ninety@example.org');
    const browser = await logInAs('ninety@example.org');
    const createdAt = new Date(Date.now() - 89 * DAY_MS);
    await changeSessions(id, { createdAt });
    const end = new Date(createdAt.getTime() + 90 * DAY_MS).toISOString();
    const answer = await browser.post('/api/users/refresh-token');
    expect(answer).toMatchObject({ status: 200, body: { expiresAt: end } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=86[34]\d\d;/);
  });

  test('reading the session does not extend it', async () => {
    const id = await createPerson('still@example.org');
    const browser = await logInAs('still@example.org');
    const soon = new Date(Date.now() + MINUTE_MS);
    await changeSessions(id, { expiresAt: soon });
    await browser.get('/api/users/me');
    const [row] = await findRows('session', { userId: id });
    expect(row?.expiresAt).toEqual(soon);
  });
});
