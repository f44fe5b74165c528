import { describe, expect, test } from 'vitest';
import {
  cardDate,
  countryLabel,
  dayAndMonth,
  fullDate,
  moment,
  placeOf,
  shortMoment,
  timeLeft,
} from './format.ts';

/** Half past midnight on 5 December in Amsterdam, still the 4th in UTC. */
const LATE = '2026-12-04T23:30:00.000Z';
const MINUTE_MS = 60_000;

describe('dates', () => {
  test('are those of Amsterdam, in the language of the page', () => {
    expect(dayAndMonth(LATE, 'nl')).toBe('5 dec');
    expect(dayAndMonth(LATE, 'en')).toBe('5 Dec');
    expect(fullDate(LATE, 'nl')).toBe('zaterdag 5 december 2026');
    expect(shortMoment(LATE, 'en')).toBe('5 Dec, 00:30');
    expect(moment(LATE, 'nl')).toContain('00:30');
  });

  test('on cards are MMM dd, yyyy', () => {
    expect(cardDate(LATE, 'en')).toBe('Dec 05, 2026');
    expect(cardDate(LATE, 'nl')).toBe('dec 05, 2026');
    expect(cardDate('2026-09-05T10:00:00.000Z', 'en')).toBe('Sep 05, 2026');
  });
});

describe('a place', () => {
  test('is city and country by its name', () => {
    expect(placeOf({ city: 'Gent', countryOfResidence: 'BE' }, 'nl')).toBe('Gent, België');
    expect(placeOf({ city: 'Gent', countryOfResidence: 'BE' }, 'en')).toBe('Gent, Belgium');
  });

  test('is what is known of it', () => {
    expect(placeOf({ city: null, countryOfResidence: 'GB' }, 'en')).toBe('United Kingdom');
    expect(placeOf({ city: 'Gent', countryOfResidence: 'Not specified' }, 'en')).toBe('Gent');
    expect(placeOf({ city: null, countryOfResidence: null }, 'en')).toBe('');
    expect(countryLabel('Nederland', 'nl')).toBe('Nederland');
  });
});

describe('time left', () => {
  test('names its largest units', () => {
    expect(timeLeft((5 * 60 + 12) * MINUTE_MS, 'nl')).toBe('5 uur en 12 minuten');
    expect(timeLeft((26 * 60 + 12) * MINUTE_MS, 'en')).toBe('1 day and 2 hours');
    expect(timeLeft(60 * MINUTE_MS, 'en')).toBe('1 hour');
  });

  test('never says that nothing is left', () => {
    expect(timeLeft(10, 'nl')).toBe('1 minuut');
  });
});
