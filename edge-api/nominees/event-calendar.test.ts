import { expect, test } from 'vitest';
import { parseCalendar } from '#tests/support/calendar.ts';
import { renderEventCalendar, type PlannedEvent } from './event-calendar.ts';

const EVENT: PlannedEvent = {
  id: 'c1',
  slug: 'soup',
  name: 'Soup',
  artistName: 'Mila',
  plannedAt: new Date('2027-01-15T19:00:00Z'),
  plannedLocation: 'Utrecht',
  updatedAt: new Date('2026-11-21T10:00:00Z'),
  meetingRevision: 0,
};
const renderEvent = (changes: Partial<PlannedEvent> = {}) =>
  parseCalendar(renderEventCalendar({ ...EVENT, ...changes }, 'en', 'https://x.test/en/dashboard') ?? '');

test('says when, in UTC, for one hour, and where', () => {
  expect(renderEvent()).toMatchObject({
    METHOD: 'PUBLISH',
    DTSTAMP: '20261121T100000Z',
    DTSTART: '20270115T190000Z',
    DTEND: '20270115T200000Z',
    SUMMARY: 'Power Hour with Mila: Soup',
    LOCATION: 'Utrecht',
    URL: 'https://x.test/en/dashboard',
  });
});

test('escapes what would end a value, and folds long lines between characters', () => {
  const name = `a;b,c\\d\ne ${'😀é'.repeat(60)}`;
  const { SUMMARY } = renderEvent({ name, plannedLocation: 'Neude 1\r\nUID:other' });
  expect(SUMMARY).toBe(`Power Hour with Mila: a\\;b\\,c\\\\d\\ne ${'😀é'.repeat(60)}`);
  expect(renderEvent({ plannedLocation: 'Neude 1\r\nUID:other' })).toMatchObject({
    UID: 'campaign-c1@power-hour',
    LOCATION: 'Neude 1\\nUID:other',
  });
});

test('drops control characters, which no calendar may hold', () => {
  expect(renderEvent({ name: 'So\u0000up\u0007', plannedLocation: '\u001bUtrecht' })).toMatchObject({
    SUMMARY: 'Power Hour with Mila: Soup',
    LOCATION: 'Utrecht',
  });
});

test('leaves the place out when there is none, and is nothing without a date', () => {
  expect(renderEvent({ plannedLocation: null })).not.toHaveProperty('LOCATION');
  expect(renderEventCalendar({ ...EVENT, plannedAt: null }, 'nl', 'https://x.test')).toBeUndefined();
});

test('takes names with braces as they are', () => {
  expect(renderEvent({ artistName: '{campaign}' })).toMatchObject({
    SUMMARY: 'Power Hour with {campaign}: Soup',
  });
});
