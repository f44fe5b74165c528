import { expect, test } from 'vitest';
import { getCountdown, getDeadlineWarning } from './countdown-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test('a countdown splits what is left, and shows zeros at and after its target', () => {
  expect(getCountdown(new Date('2026-11-22T13:02:03.999Z'), now)).toEqual({
    days: 2,
    hours: 1,
    minutes: 2,
    seconds: 3,
  });
  expect(getCountdown(now, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(getCountdown(hours(-5), now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  [null, undefined],
  [hours(24.001), undefined],
  [hours(24), 'soon'],
  [hours(6.001), 'soon'],
  [hours(6), 'urgent'],
  [now, undefined],
])('with the deadline at %s the warning is %s', (deadline, warning) => {
  expect(getDeadlineWarning(deadline, now)).toBe(warning);
});
