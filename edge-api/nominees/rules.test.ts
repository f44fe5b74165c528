import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/rules.ts';
import { getLastTry, getNextTry, RETRY_SCHEDULE_MS, STALL_MS, STEP_RETRIES } from './rules.ts';

const SINCE = new Date('2026-11-22T10:00:00Z');
const after = (ms: number) => new Date(SINCE.getTime() + ms);

describe('what goes wrong', () => {
  test('is tried again after growing pauses, and for the last time after a day', () => {
    const pauses = RETRY_SCHEDULE_MS.map((ms, index) => ms - (RETRY_SCHEDULE_MS[index - 1] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(getNextTry(SINCE, SINCE)).toEqual(after(5 * MINUTE_MS));
    expect(getNextTry(SINCE, after(5 * MINUTE_MS))).toEqual(after(20 * MINUTE_MS));
    expect(getNextTry(SINCE, after(2 * HOUR_MS))).toEqual(after(3 * HOUR_MS));
    expect(getNextTry(SINCE, after(DAY_MS - 1))).toEqual(getLastTry(SINCE));
    expect(getNextTry(SINCE, after(DAY_MS))).toBeUndefined();
    expect(getLastTry(SINCE)).toEqual(after(DAY_MS));
  });

  test('is never taken for a stall while a step is being repeated', () => {
    const longestPauseMs = Number.parseInt(STEP_RETRIES.delay) * SECOND_MS * 2 ** (STEP_RETRIES.limit - 1);
    expect(2 * longestPauseMs).toBeLessThan(STALL_MS);
  });
});
