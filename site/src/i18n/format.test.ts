import { expect, test } from 'vitest';
import {
  formatCardDate,
  formatDayMonth,
  formatDeadline,
  formatFullDate,
  formatDateTime,
  formatShortDateTime,
  formatSubmittedDate,
} from './format.ts';
import { formatLocation, getCountryLabel } from '#site/features/campaigns/format-location.ts';

/** Half past midnight on 5 December in Amsterdam, still the 4th in UTC. */
const LATE = '2026-12-04T23:30:00.000Z';

test('dates are those of Amsterdam, in the language of the page', () => {
  expect(formatDayMonth(LATE, 'nl')).toBe('5 dec');
  expect(formatDayMonth(LATE, 'en')).toBe('5 Dec');
  expect(formatFullDate(LATE, 'nl')).toBe('zaterdag 5 december 2026');
  expect(formatShortDateTime(LATE, 'en')).toBe('5 Dec, 00:30');
  expect(formatDateTime(LATE, 'nl')).toContain('00:30');
});

test('dates are MMM dd, yyyy on cards', () => {
  expect(formatCardDate(LATE, 'en')).toBe('Dec 05, 2026');
  expect(formatCardDate(LATE, 'nl')).toBe('dec 05, 2026');
  expect(formatSubmittedDate('2026-09-05T10:00:00.000Z', 'en')).toBe('Sep 05, 2026');
});

test.each(['', 'soon', '2026-13-45'])('dates on cards are none for %j', (text) =>
  expect(formatSubmittedDate(text, 'en')).toBeNull(),
);

const now = new Date('2026-11-20T12:00:00.000Z');
const midnight = '2026-11-21T23:00:00.000Z';

test('a deadline names day and time', () => {
  expect(formatDeadline('2026-11-22T15:04:00.000Z', 'nl', now)).toBe('zondag 22 november om 16:04');
  expect(formatDeadline('2026-11-22T15:04:00.000Z', 'en', now)).toBe('Sunday 22 November at 16:04');
});

test('a deadline at midnight is the end of the day before', () => {
  expect(`tot ${formatDeadline(midnight, 'nl', now)}`).toBe('tot en met zaterdag 21 november');
  expect(`until ${formatDeadline(midnight, 'en', now)}`).toBe('until the end of Saturday 21 November');
});

test('a deadline has its year when that is another one', () => {
  expect(formatDeadline('2027-07-31T22:00:00.000Z', 'nl', now)).toBe('en met zaterdag 31 juli 2027');
  expect(formatDeadline('2026-12-31T23:00:00.000Z', 'en', now)).toBe('the end of Thursday 31 December');
});

test('a place is the city and the name of the country', () => {
  expect(formatLocation({ city: 'Gent', countryOfResidence: 'BE' }, 'nl')).toBe('Gent, België');
  expect(formatLocation({ city: 'Gent', countryOfResidence: 'BE' }, 'en')).toBe('Gent, Belgium');
});

test('a place leaves out what is unknown', () => {
  expect(formatLocation({ city: null, countryOfResidence: 'GB' }, 'en')).toBe('United Kingdom');
  expect(formatLocation({ city: 'Gent', countryOfResidence: 'Not specified' }, 'en')).toBe('Gent');
  expect(formatLocation({ city: null, countryOfResidence: null }, 'en')).toBe('');
  expect(getCountryLabel('Nederland', 'nl')).toBe('Nederland');
});
