import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { recordSweep } from '#api/platform/record-sweep.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { mails, sweeps } from '#api/platform/table.ts';
import { db, runAsSystem } from '../support/system.ts';
import { requestApi, withParts } from '../support/api.ts';

beforeEach(async () => {
  await db.batch([db.delete(sweeps), db.delete(mails)]);
});

const TOKEN = 'the-operator-of-this-installation-0123';
const withToken: Env = withParts({ HEALTH_TOKEN: TOKEN });

/** Asks as the operator's monitor, whom alone the parts are named to. */
async function readDeepHealth(authorization = `Bearer ${TOKEN}`, under: Env = withToken) {
  const response = await requestApi('/api/health/deep', under, { headers: { authorization } });
  return { status: response.status, health: Object(await response.json()) };
}

const recordSweepOf = (minutesAgo: number, failedParts: readonly string[] = []) =>
  runAsSystem(async (ctx) => {
    const now = new Date(ctx.now.getTime() - minutesAgo * MINUTE_MS);
    await recordSweep({ ...ctx, now }, { durationMs: 5, figures: {}, failedParts });
  });

const queueMail = (minutesAgo: number, changes: Partial<typeof mails.$inferInsert> = {}) => {
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS);
  const id = crypto.randomUUID();
  return db
    .insert(mails)
    .values({ id, key: id, recipient: 'a@b.c', createdAt: at, nextAttemptAt: at, ...changes });
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
  // A reminder may wait for the end of the night.
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
])('to whoever does not carry the operator’s token %s names no part', async (_, authorization, under) => {
  await recordSweepOf(4, ['refunds']);
  expect(await readDeepHealth(authorization, under)).toEqual({ status: 200, health: { ok: true } });
  await db.delete(sweeps);
  const { status, health } = await readDeepHealth(authorization, under);
  expect([status, health.ok, health.code]).toEqual([503, false, 'unavailable']);
  expect(JSON.stringify(health)).not.toMatch(/sweep|mail|refunds/i);
});
