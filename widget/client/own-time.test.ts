import { expect, test } from 'vitest';
import type { Language } from '#api/platform/rules.ts';
import { formatOwnTime } from './own-time.ts';

const WINTER = '2026-11-22T15:04:05.000Z';
const BEFORE = Date.parse('2026-06-01');
const format = (instant: string, language: Language, zone: string, now = BEFORE) =>
  formatOwnTime(instant, language, zone, now);

test('a visitor whose clock differs reads both times, and their day if that differs too', () => {
  expect(format(WINTER, 'en', 'America/New_York')).toBe('16:04 in Amsterdam is 10:04 your time (New York)');
  expect(format(WINTER, 'nl', 'Asia/Tokyo')).toBe(
    '16:04 in Amsterdam is bij jou maandag 23 november om 00:04 (Tokyo)',
  );
});

test('a visitor whose clock shows the same then reads nothing more', () => {
  expect(format(WINTER, 'nl', 'Europe/Amsterdam')).toBeUndefined();
  expect(format(WINTER, 'nl', 'Europe/Berlin')).toBeUndefined();
});

test('a moment that has passed is not told again', () => {
  expect(format(WINTER, 'en', 'Asia/Tokyo', Date.parse(WINTER) + 1)).toBeUndefined();
});

test('a zone without summer time differs in summer alone', () => {
  expect(format(WINTER, 'en', 'Africa/Algiers')).toBeUndefined();
  expect(format('2026-07-22T14:04:00.000Z', 'en', 'Africa/Algiers')).toContain('15:04');
});
