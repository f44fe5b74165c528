import { unstable_readConfig as readConfig } from 'wrangler';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { HOUR_MS, SECOND_MS } from './rules.ts';
import { DEAD_LETTERS, getMessageRetryMs, QUEUES, toDelaySeconds } from './queue-rules.ts';

/** A message is given up after this many retries, about two and a half hours. */
const RETRIES_MAX = 10;

test('a message that fails waits longer each time, for an hour at most', () => {
  expect(getMessageRetryMs(1)).toBe(10 * SECOND_MS);
  expect(getMessageRetryMs(2)).toBe(20 * SECOND_MS);
  expect(getMessageRetryMs(RETRIES_MAX)).toBe(HOUR_MS);
});

test('a queue never brings a message back too early', () => {
  expect([0, 1, SECOND_MS, 1001].map(toDelaySeconds)).toEqual([0, 1, 1, 2]);
});

const Config = z.object({
  queues: z.object({
    producers: z.array(z.object({ binding: z.string(), queue: z.string() })),
    consumers: z.array(z.looseObject({ queue: z.string() })),
  }),
});

test.each([undefined, 'production'])('wrangler.toml has these queues with these retries (%s)', (env) => {
  const read: unknown = readConfig({ config: 'wrangler.toml', ...(env && { env }) }, { hideWarnings: true });
  const { producers, consumers } = Config.parse(read).queues;
  expect(Object.fromEntries(producers.map(({ binding, queue }) => [binding, queue]))).toEqual(QUEUES);
  expect(consumers.map(({ queue }) => queue)).toEqual([...Object.values(QUEUES), DEAD_LETTERS]);
  for (const consumer of consumers.slice(0, -1))
    expect(consumer).toMatchObject({ max_retries: RETRIES_MAX, dead_letter_queue: DEAD_LETTERS });
});
