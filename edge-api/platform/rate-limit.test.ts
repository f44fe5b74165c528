import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { runInContext } from '#tests/support/people.ts';
import { openDb } from './db.ts';
import { enforceRateLimit, pruneRateLimits } from './rate-limit.ts';
import { rateLimits } from './table.ts';

const LIMIT = { count: 3, seconds: 60 };
const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const count = (who: string, now = start) =>
  runInContext((ctx) => enforceRateLimit(ctx, 'test', who, LIMIT), now);

test('lets the limit through and says when to come back', async () => {
  for (let attempt = 0; attempt < LIMIT.count; attempt += 1) await count('one');
  await expect(count('one', after(20))).rejects.toMatchObject({
    status: 429,
    text: {
      en: 'Too many attempts. Try again in 40 seconds.',
      nl: 'Te veel pogingen. Probeer het over 40 seconden opnieuw.',
    },
    options: { retryAfterSeconds: 40 },
  });
});

test('starts anew when the window is over, however much was tried in it', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await count('two').catch(() => undefined);
  await expect(count('two', after(59))).rejects.toMatchObject({ status: 429 });
  await count('two', after(60));
});

test('counts each person on their own', async () => {
  for (let attempt = 0; attempt < LIMIT.count; attempt += 1) await count('three');
  await count('four');
});

test('lets through no more when all come at once, each over a connection of its own', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => count('five')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.count);
});

test('keeps no address, and forgets what is over', async () => {
  await count('secret@example.org');
  const db = openDb(env);
  const before = await db.select().from(rateLimits);
  expect(JSON.stringify(before)).not.toContain('secret');
  expect(await runInContext(pruneRateLimits, after(61))).toBe(before.length - 1);
  expect(await db.select().from(rateLimits)).toHaveLength(1);
});
