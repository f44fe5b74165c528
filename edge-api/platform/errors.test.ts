import { expect, test } from 'vitest';
import { INVALID_VALUE } from './errors.ts';
import { formatWait, getRetryAfter } from './limit-rules.ts';
import { errorMessage } from './log.ts';
import { toNetwork } from './rate-limit.ts';
import { toDetail } from './validate.ts';

test('a detail is said in both languages, also where a schema has words of its own', () => {
  const message = { nl: 'Dit is te lang', en: 'This is too long' };
  const found = [JSON.stringify(message), 'Invalid input: expected string, received number'].map(
    (each) => toDetail({ path: ['name'], message: each }).message,
  );
  expect(found).toEqual([message, INVALID_VALUE]);
});

test('a query that failed is named without its values, whatever they contain', () => {
  const error = new Error('Failed query: insert into answers\nparams: My secret\nparams: answer');
  expect(errorMessage(error)).toContain('Failed query: insert into answers');
  expect(errorMessage(error)).not.toContain('secret');
});

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

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64'],
  ['2001:db8::4:5:6:7:8', '2001:db8:0:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});
