import { expect, it } from 'vitest';
import { formatSubmittedDate } from '#site/i18n/format.ts';

it('the date on a card is MMM dd, yyyy with the month of the language, on the day in Amsterdam', () => {
  expect(formatSubmittedDate('2026-09-05T10:00:00.000Z', 'en')).toBe('Sep 05, 2026');
  expect(formatSubmittedDate('2026-03-05T10:00:00.000Z', 'nl')).toBe('mrt 05, 2026');
  expect(formatSubmittedDate('2026-12-31T23:30:00.000Z', 'en')).toBe('Jan 01, 2027');
});

it.each(['', 'soon', '2026-13-45'])('the date on a card is none for %j', (text) =>
  expect(formatSubmittedDate(text, 'en')).toBeNull(),
);
