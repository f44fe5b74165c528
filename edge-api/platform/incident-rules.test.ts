import { expect, it } from 'vitest';
import { isFailing } from './incident-rules.ts';
import { MINUTE_MS } from './rules.ts';

const NOW = new Date('2026-11-25T12:00:30Z');
const ALERT = { count: 3, seconds: 600 };

/** Returns one failure for each of these minutes, counted back from the current one. */
const failed = (...minutesAgo: readonly number[]) =>
  minutesAgo.map((minutes) => ({ minute: new Date(NOW.getTime() - 30_000 - minutes * MINUTE_MS), count: 1 }));

it.each([
  ['as many failures as the alert has, within its time', failed(0, 5, 10), false, true],
  ['all of them in one minute', failed(1).map((row) => ({ ...row, count: 3 })), false, true],
  ['one too few', failed(0, 5), false, false],
  ['one of them too long ago', failed(0, 5, 11), false, false],
  ['one failure, once it is an incident', failed(10), true, true],
  ['none within the time, though it is an incident', failed(11, 12, 13), true, false],
  ['failures of a clock that is ahead', failed(-5, -6, -7), false, false],
])('something is failing with %s', (_, counts, isOpen, expected) => {
  expect(isFailing(counts, ALERT, isOpen, NOW)).toBe(expected);
});
