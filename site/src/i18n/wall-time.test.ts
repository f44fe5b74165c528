import { expect, test } from 'vitest';
import { formatCalendarDay, parseWallTime, formatWallTime } from './wall-time.ts';

test.each([
  ['2027-07-13T19:30', '2027-07-13T17:30:00.000Z'],
  ['2027-01-13T19:30', '2027-01-13T18:30:00.000Z'],
  // On these days the clock skips 02:30 in spring, and shows it twice in autumn.
  ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
])('wall time in Amsterdam %s is the instant %s', (wall, instant) =>
  expect(parseWallTime(wall)?.toISOString()).toBe(instant),
);

test('wall time in Amsterdam comes back from the instant, wherever the browser is', () => {
  expect(formatWallTime('2027-07-13T17:30:00.000Z')).toBe('2027-07-13T19:30');
  expect(formatCalendarDay('2027-07-13T22:30:00.000Z')).toBe('2027-07-14');
  expect([formatWallTime(null), formatCalendarDay(null)]).toEqual(['', '']);
});

test.each(['', '2027-13-40T19:30', '2027-02-30T19:30', '0202-07-13T19:30', '2027-07-13T25:00'])(
  'wall time in Amsterdam is none for "%s"',
  (wall) => expect(parseWallTime(wall)).toBeNull(),
);
