import { expect, test } from 'vitest';
import { formatWait, getRetryAfter } from './limit-rules.ts';

test.each([
  [40_000, 0, 40],
  [40_001, 0, 41],
  [40_000, 20_000, 20],
  [20_000, 20_000, 1],
  [20_000, 40_000, 1],
])('until %s there is no room, and at %s that is in %s seconds', (freeAt, now, seconds) => {
  expect(getRetryAfter(freeAt, now)).toBe(seconds);
});

test.each([
  [1, '1 second', '1 seconde'],
  [2, '2 seconds', '2 seconden'],
  [59, '59 seconds', '59 seconden'],
  [60, '1 minute', '1 minuut'],
  [61, '2 minutes', '2 minuten'],
  [7200, '120 minutes', '120 minuten'],
  [7201, '3 hours', '3 uur'],
  [86_400, '24 hours', '24 uur'],
])('%s seconds are “%s”', (seconds, en, nl) => {
  expect(formatWait(seconds)).toEqual({ en, nl });
});
