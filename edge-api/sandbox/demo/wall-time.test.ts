import { expect, test } from 'vitest';
import { amsterdamAt, fullHourAfter } from './wall-time.ts';

test('half past seven in Amsterdam is the right instant in winter and in summer', () => {
  expect(amsterdamAt(new Date('2026-11-20T12:00:00Z'), 3, '19:30').toISOString()).toBe(
    '2026-11-23T18:30:00.000Z',
  );
  expect(amsterdamAt(new Date('2026-07-01T12:00:00Z'), 3, '19:30').toISOString()).toBe(
    '2026-07-04T17:30:00.000Z',
  );
});

test('days are counted on Amsterdam’s calendar, not on that of UTC', () => {
  expect(amsterdamAt(new Date('2026-11-20T23:30:00Z'), 0, '10:00').toISOString()).toBe(
    '2026-11-21T09:00:00.000Z',
  );
});

test('a deadline in hours falls on a full hour, not before', () => {
  expect(fullHourAfter(new Date('2026-11-20T12:00:01Z'), 4).toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(fullHourAfter(new Date('2026-11-20T12:00:00Z'), 4).toISOString()).toBe('2026-11-20T16:00:00.000Z');
});
