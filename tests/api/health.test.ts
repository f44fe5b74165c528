import { exports, env } from 'cloudflare:workers';
import { expect, test, beforeEach } from 'vitest';
import { tryCheckout } from '#api/payments/index.ts';
import { recordSweep } from '#api/platform/health.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { db, runAsSystem, requestApi, withParts } from '../support/api.ts';
import { deleteRows, insertRow, type Values } from '../support/rows.ts';

const origin = 'http://powerhour.test';

test('reports that the API is up, and its version', async () => {
  const answer = await exports.default.fetch(`${origin}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, version: expect.any(String) });
});

test('names the build that a deploy has passed to it', async () => {
  const answer = await requestApi('/api/health', withParts({ BUILD_ID: '01fb2a1 2026-06-01T10:00:00.000Z' }));
  expect(await answer.json()).toMatchObject({ build: '01fb2a1 2026-06-01T10:00:00.000Z' });
});

test('responds to an unknown path with 404 in the shape of every error', async () => {
  const answer = await exports.default.fetch(`${origin}/api/nothing-here`, {
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'We could not find that.', code: 'not_found' });
});

const post = (path: string, body: string, type: string) =>
  exports.default.fetch(`${origin}/api${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'accept-language': 'en' },
  });

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'refuses %s with 415 where it expects JSON',
  async (type) => {
    const answer = await post('/users/login', JSON.stringify({ email: 'a@b.c', password: 'x' }), type);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      error: 'Please send this as JSON (content type application/json).',
      code: 'unsupported_media',
    });
  },
);

test('refuses a body of no content type with 415, and takes none at all', async () => {
  const send = (body: string) =>
    exports.default.fetch(`${origin}/api/users/login`, {
      method: 'POST',
      body: new TextEncoder().encode(body),
    });
  expect((await send('{"email":"a@b.c","password":"x"}')).status).toBe(415);
  expect((await send('')).status).toBe(400);
});

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json'])(
  'accepts %s as JSON',
  async (type) => {
    expect((await post('/users/login', '{', type)).status).toBe(400);
  },
);

test.each([
  ['/users/login', 'application/json', 16],
  ['/campaigns/create', 'application/json', 256],
])('refuses for %s a body as %s of more than %d kB', async (path, type, kilobytes) => {
  const answer = await post(path, `"${'x'.repeat(kilobytes * 1024)}"`, type);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    error: 'This is more than we can handle at once.',
    code: 'file_too_large',
  });
  const largest = `"${'x'.repeat(kilobytes * 1024 - 2)}"`;
  expect((await post(path, largest, type)).status).not.toBe(413);
});

const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('refuses JSON of more than 32 levels', async () => {
  const tooDeep = await post('/users/login', `{"email":${nest(32)}}`, 'application/json');
  expect(tooDeep.status).toBe(400);
  expect(Object(await tooDeep.json()).code).toBe('invalid_json');
  const deepest = await post('/users/login', `{"email":${nest(31)}}`, 'application/json');
  expect(Object(await deepest.json()).code).toBe('validation_failed');
});

test('takes brackets in a text for letters', async () => {
  const body = JSON.stringify({ email: `\\"${'['.repeat(60)}`, password: 'x' });
  expect(Object(await (await post('/users/login', body, 'application/json')).json()).code).not.toBe(
    'invalid_json',
  );
});

beforeEach(async () => {
  await db.batch([deleteRows('sweeps'), deleteRows('mails')]);
});

const TOKEN = 'the-operator-of-this-installation-0123';
const withToken: Env = withParts({ HEALTH_TOKEN: TOKEN });
const providerDown = { HEALTH_TOKEN: TOKEN, STRIPE_API_URL: 'http://localhost:9' };

/** Calls as the operator's monitor, the only caller that is told the parts' names. */
async function readDeepHealth(authorization = `Bearer ${TOKEN}`, under: Env = withToken) {
  const response = await requestApi('/api/health/deep', under, { headers: { authorization } });
  return { status: response.status, health: Object(await response.json()) };
}

const recordSweepOf = (minutesAgo: number, failedParts: readonly string[] = []) =>
  runAsSystem(async (ctx) => {
    const now = new Date(ctx.now.getTime() - minutesAgo * MINUTE_MS);
    await recordSweep({ ...ctx, now }, { durationMs: 5, figures: {}, failedParts });
  });

const queueMail = (minutesAgo: number, changes: Values<'mails'> = {}) => {
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS);
  return insertRow('mails', { createdAt: at, nextAttemptAt: at, ...changes });
};

test('says when the last sweep began and which parts of it failed', async () => {
  await recordSweepOf(4, ['refunds']);
  const { status, health } = await readDeepHealth();
  expect(status).toBe(200);
  expect(health).toMatchObject({ ok: true, failedParts: ['refunds'], hasFailedMail: false });
  expect(Date.now() - Date.parse(health.lastSweepAt)).toBeGreaterThanOrEqual(4 * MINUTE_MS);
});

test('is 503 where no sweep has ever begun, or none for a quarter of an hour', async () => {
  expect(await readDeepHealth()).toMatchObject({ status: 503, health: { ok: false, code: 'sweep_late' } });
  await recordSweepOf(16);
  expect(await readDeepHealth()).toMatchObject({ status: 503, health: { code: 'sweep_late' } });
  await recordSweepOf(14);
  expect((await readDeepHealth()).status).toBe(200);
});

test('is 503 while a mail has waited for a quarter of an hour', async () => {
  await recordSweepOf(1);
  await queueMail(14);
  // A reminder may wait for the end of the quiet hours.
  await queueMail(16, { unsubscribeUrl: 'https://powerhour.test/en/reminders/stop' });
  expect((await readDeepHealth()).status).toBe(200);
  await queueMail(16);
  expect(await readDeepHealth()).toMatchObject({ status: 503, health: { ok: false, code: 'mail_late' } });
});

test('names a mail that failed for good in the last day, which is no reason for 503', async () => {
  await recordSweepOf(1);
  await queueMail(60, { nextAttemptAt: null, failedAt: new Date(Date.now() - 30 * MINUTE_MS) });
  expect(await readDeepHealth()).toMatchObject({ status: 200, health: { hasFailedMail: true } });
});

test.each([
  ['no token', '', withToken],
  ['another token', `Bearer ${TOKEN.replace('1', '2')}`, withToken],
  ['the start of the token', `Bearer ${TOKEN.slice(0, -1)}`, withToken],
  ['the token without its scheme', TOKEN, withToken],
  ['an empty token where none is set', 'Bearer ', env],
  ['the word that stands for none', 'Bearer undefined', env],
])('names no part to a caller without the operator’s token: %s', async (_, authorization, under) => {
  await recordSweepOf(4, ['refunds']);
  expect(await readDeepHealth(authorization, under)).toEqual({ status: 200, health: { ok: true } });
  await deleteRows('sweeps');
  const { status, health } = await readDeepHealth(authorization, under);
  expect([status, health.ok, health.code]).toEqual([503, false, 'unavailable']);
  expect(JSON.stringify(health)).not.toMatch(/sweep|mail|refunds/i);
});

const postCheckout = async (under: Env, authorization = `Bearer ${TOKEN}`) => {
  const init = { method: 'POST', headers: { authorization } };
  const response = await requestApi('/api/health/checkout', under, init);
  return { status: response.status, body: Object(await response.json()) };
};

test('opens a checkout for the operator alone, and none with a live key', async () => {
  expect(await postCheckout(withToken)).toEqual({ status: 200, body: { ok: true, isTried: true } });
  expect(await postCheckout(withParts(providerDown))).toMatchObject({ status: 502 });
  expect(await postCheckout(withToken, 'Bearer another')).toMatchObject({ status: 404 });
  const withLiveKey = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_API_URL: 'http://localhost:9' };
  expect(
    await runAsSystem((ctx) => tryCheckout({ ...ctx, settings: { ...ctx.settings, ...withLiveKey } })),
  ).toBe(false);
});
