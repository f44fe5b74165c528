import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/rules.ts';
import {
  getAnswerBy,
  getNextAsking,
  getNextTry,
  RETRY_SCHEDULE_MS,
  SELECTION_STATUSES,
  STALL_MS,
  STEP_RETRIES,
  STEP_TIMEOUT,
  UNJUDGED_POLICIES,
  UNSETTLED_PAYMENTS_WAIT,
  winnersToChoose,
} from './rules.ts';

const SINCE = new Date('2026-11-22T10:00:00Z');
const after = (ms: number) => new Date(SINCE.getTime() + ms);

test('a winner has until a whole hour to accept, never less than was promised', () => {
  const chosen = after(17 * MINUTE_MS);
  expect(getAnswerBy(chosen, null, 7)).toEqual(after(7 * DAY_MS + HOUR_MS));
  expect(getAnswerBy(SINCE, after(30 * DAY_MS), 7)).toEqual(after(7 * DAY_MS));
  expect(getAnswerBy(chosen, after(2 * DAY_MS), 7)).toEqual(after(DAY_MS + HOUR_MS));
  expect(getAnswerBy(chosen, after(30 * MINUTE_MS), 7)).toEqual(after(30 * MINUTE_MS));
});

test('a winner of a meeting that is soon never has to answer in the night, nor after the meeting', () => {
  const readEnd = (now: string, plannedAt: string, days = 7) =>
    getAnswerBy(new Date(now), new Date(plannedAt), days).toISOString();
  expect(readEnd('2026-11-30T19:14:00Z', '2026-12-01T13:00:00Z')).toBe('2026-12-01T08:00:00.000Z');
  expect(readEnd('2026-06-30T19:14:00Z', '2026-07-01T07:30:00Z')).toBe('2026-07-01T07:00:00.000Z');
  expect(readEnd('2026-11-30T19:14:00Z', '2026-12-01T06:30:00Z')).toBe('2026-12-01T06:30:00.000Z');
  expect(readEnd('2026-11-30T10:00:00Z', '2026-12-01T08:00:00Z')).toBe('2026-11-30T21:00:00.000Z');
  expect(readEnd('2026-11-23T23:14:00Z', '2026-12-24T13:00:00Z')).toBe('2026-12-01T00:00:00.000Z');
});

test('what goes wrong is tried again after growing pauses, and for the last time after a day', () => {
  const pauses = RETRY_SCHEDULE_MS.map((ms, index) => ms - (RETRY_SCHEDULE_MS[index - 1] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(getNextTry(SINCE, SINCE)).toEqual(after(5 * MINUTE_MS));
  expect(getNextTry(SINCE, after(5 * MINUTE_MS))).toEqual(after(20 * MINUTE_MS));
  for (const [from, to] of [
    [20 * MINUTE_MS, HOUR_MS],
    [3 * HOUR_MS, 6 * HOUR_MS],
    [6 * HOUR_MS, 12 * HOUR_MS],
  ] as const)
    expect(getNextTry(SINCE, after(from))).toEqual(after(to));
  expect(getNextTry(SINCE, after(2 * HOUR_MS))).toEqual(after(3 * HOUR_MS));
  expect(getNextTry(SINCE, after(DAY_MS - 1))).toEqual(after(DAY_MS));
  expect(getNextTry(SINCE, after(DAY_MS))).toBeUndefined();
});

test('what goes wrong for want of a judge is asked again for ever, after pauses that grow to an hour and are spread', () => {
  const pause = (waitedMs: number, spread = 0) =>
    getNextAsking(SINCE, after(waitedMs), spread).getTime() - after(waitedMs).getTime();
  expect([0, MINUTE_MS, 20 * MINUTE_MS, 3 * HOUR_MS, 9 * DAY_MS].map((ms) => pause(ms))).toEqual([
    5 * MINUTE_MS,
    5 * MINUTE_MS,
    20 * MINUTE_MS,
    HOUR_MS,
    HOUR_MS,
  ]);
  expect([0, 0.5, 1].map((spread) => pause(HOUR_MS, spread))).toEqual([
    HOUR_MS,
    1.25 * HOUR_MS,
    1.5 * HOUR_MS,
  ]);
});

test('what goes wrong is never taken for a stall while a step is being repeated', () => {
  const longestPauseMs = Number.parseInt(STEP_RETRIES.delay) * SECOND_MS * 2 ** (STEP_RETRIES.limit - 1);
  expect(2 * longestPauseMs).toBeLessThan(STALL_MS);
  expect(STALL_MS).toBe(10 * MINUTE_MS);
  expect(STEP_RETRIES).toEqual({ limit: 5, delay: '5 seconds', backoff: 'exponential' });
  expect([STEP_TIMEOUT, UNSETTLED_PAYMENTS_WAIT]).toEqual(['30 minutes', '30 seconds']);
});

test.each([
  [false, 10, 1],
  [true, 10, 2],
  [true, 1, 1],
  [true, 0, 0],
  [false, 0, 0],
])('with two winners %s and %s nominees, %s must be chosen', (twoWinners, nominees, count) => {
  expect(winnersToChoose(twoWinners, nominees)).toBe(count);
});

test('a selection is under way or ready, and waits for what cannot be judged or goes on without', () => {
  expect(SELECTION_STATUSES).toEqual(['selecting', 'ready']);
  expect(UNJUDGED_POLICIES).toEqual(['wait', 'skip']);
});
