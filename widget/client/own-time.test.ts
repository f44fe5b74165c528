import { expect, test } from 'vitest';
import { formatOwnTime } from './own-time.ts';

const WINTER = '2026-11-22T15:04:05.000Z';

test('a visitor whose clock differs reads both times, with their day', () => {
  expect(formatOwnTime(WINTER, 'en', 'America/New_York')).toBe(
    '16:04 in Amsterdam is Sunday 22 November at 10:04 your time (New York)',
  );
  expect(formatOwnTime(WINTER, 'nl', 'Asia/Tokyo')).toBe(
    '16:04 in Amsterdam is bij jou maandag 23 november om 00:04 (Tokyo)',
  );
});

test('a visitor whose clock shows the same then reads nothing more', () => {
  expect(formatOwnTime(WINTER, 'nl', 'Europe/Amsterdam')).toBeUndefined();
  expect(formatOwnTime(WINTER, 'nl', 'Europe/Berlin')).toBeUndefined();
});

test('a zone without summer time differs in summer alone', () => {
  expect(formatOwnTime(WINTER, 'en', 'Africa/Algiers')).toBeUndefined();
  expect(formatOwnTime('2026-07-22T14:04:00.000Z', 'en', 'Africa/Algiers')).toContain('15:04');
});
