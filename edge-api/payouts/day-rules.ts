import type { Language } from '../platform/rules.ts';

/** Formats a day as yyyy-mm-dd in words: "12 December 2026". */
export function formatDay(day: string, language: Language): string {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
