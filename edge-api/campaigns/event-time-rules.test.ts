import { expect, test } from 'vitest';
import {
  toDayEnd,
  toEventInstant,
  formatEventDate,
  formatEventTime,
  isEventDate,
} from './event-time-rules.ts';

test.each([
  ['2027-01-15', '19:30', '2027-01-15T18:30:00.000Z'],
  ['2027-07-15', '19:30', '2027-07-15T17:30:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s %s in Amsterdam is %s', (date, time, instant) => {
  expect(toEventInstant(date, time).toISOString()).toBe(instant);
  expect(formatEventTime(new Date(instant))).toBe(time);
});

test.each([
  ['2027-01-15', '2027-01-15T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2027-12-31', '2027-12-31T22:59:59.999Z'],
])('%s ends in Amsterdam at %s', (date, instant) => expect(toDayEnd(date).toISOString()).toBe(instant));

test('a time that the clock skips becomes the moment an hour later', () => {
  expect(formatEventTime(toEventInstant('2027-03-28', '02:30'))).toBe('03:30');
});

test.each([
  '0002-07-15',
  '0202-07-15',
  '2027-02-30',
  '2027-7-5',
  '12027-07-15',
  '+012027-07-15',
  '2027-07-15T00:00:00.000Z',
  'tomorrow',
  '',
])('"%s" is not a date', (text) => expect(isEventDate(text)).toBe(false));

test.each(['2027-07-15', '2028-02-29'])('"%s" is a date', (text) => expect(isEventDate(text)).toBe(true));

test('the date of a moment is the one in Amsterdam', () => {
  expect(formatEventDate(new Date('2027-06-30T22:30:00Z'))).toBe('2027-07-01');
});
