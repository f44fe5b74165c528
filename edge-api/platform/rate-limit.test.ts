import { expect, test } from 'vitest';
import { runAsSystem } from '#tests/support/api.ts';
import { findRows } from '#tests/support/rows.ts';
import { enforceRateLimit, enforceRateLimits, pruneRateLimits } from './rate-limit.ts';

const LIMIT = { count: 3, seconds: 60 };
const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const count = (who: string, now = start) =>
  runAsSystem((ctx) => enforceRateLimit(ctx, 'test', who, LIMIT), now);

test('allows attempts up to the limit and then says when to retry', async () => {
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

test('starts over when the window ends, after any number of attempts', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await count('two').catch(() => undefined);
  await expect(count('two', after(59))).rejects.toMatchObject({ status: 429 });
  await count('two', after(60));
});

test('holds for concurrent attempts', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => count('five')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.count);
});

test('counts nothing under a rule after one that is used up', async () => {
  const attempts = ['network', 'address'].map((who) => ({ rule: 'test', who, limit: LIMIT }));
  const both = () => runAsSystem((ctx) => enforceRateLimits(ctx, attempts), start);
  for (let attempt = 0; attempt < LIMIT.count; attempt += 1) await count('network');
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(both()).rejects.toMatchObject({ status: 429 });
  for (let attempt = 0; attempt < LIMIT.count; attempt += 1) await count('address');
  await expect(count('address')).rejects.toMatchObject({ status: 429 });
});

test('stores no address and prunes ended windows', async () => {
  await count('secret@example.org');
  const before = await findRows('rateLimits');
  expect(JSON.stringify(before)).not.toContain('secret');
  expect(await runAsSystem(pruneRateLimits, after(61))).toBe(before.length - 1);
  expect(await findRows('rateLimits')).toHaveLength(1);
});
