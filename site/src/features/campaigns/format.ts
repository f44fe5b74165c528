import { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Language } from '#api/platform/rules.ts';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };
/** American English has months of three letters, "Sep" too. */
const CARD_LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-US' };

function format(locale: string, instant: string | Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: EVENT_TIME_ZONE }).format(new Date(instant));
}

/** Formats day and short month in Amsterdam, as on carousel cards: "5 dec". */
export function formatDayMonth(instant: string | Date, language: Language): string {
  return format(LOCALES[language], instant, { day: 'numeric', month: 'short' });
}

/** Formats a card's date in Amsterdam, MMM dd, yyyy with the month of the language (specification §9): "Dec 05, 2026". */
export function formatCardDate(instant: string | Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(CARD_LOCALES[language], {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: EVENT_TIME_ZONE,
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month').replace('.', '')} ${part('day')}, ${part('year')}`;
}

/** Formats a date in full in Amsterdam: "zaterdag 5 december 2026". */
export function formatFullDate(instant: string | Date, language: Language): string {
  return format(LOCALES[language], instant, { dateStyle: 'full' });
}

/** Formats date and time in Amsterdam, for a sentence: "5 december 2026 om 17:00". */
export function formatDateTime(instant: string | Date, language: Language): string {
  return format(LOCALES[language], instant, { dateStyle: 'long', timeStyle: 'short' });
}

/**
 * Formats a deadline in Amsterdam for after "tot" or "until": "zondag 22 november om 16:04". Midnight belongs to the day
 * that ends: "en met zaterdag 21 november", "the end of Saturday 21 November". The year shows when it is another one.
 */
export function formatDeadline(instant: string | Date, language: Language, now: Date): string {
  const toDay = (moment: Date) =>
    format(LOCALES[language], moment, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(format('en', moment, { year: 'numeric' }) !== format('en', now, { year: 'numeric' }) && {
        year: 'numeric',
      }),
    }).replace(',', '');
  const deadline = new Date(instant);
  const time = format('en-GB', deadline, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (time === '00:00') {
    const lastDay = toDay(new Date(deadline.getTime() - 1));
    return language === 'nl' ? `en met ${lastDay}` : `the end of ${lastDay}`;
  }
  return `${toDay(deadline)} ${language === 'nl' ? 'om' : 'at'} ${time}`;
}

/** Formats day, short month and time in Amsterdam, for a card: "24 nov, 10:00". */
export function formatShortDateTime(instant: string | Date, language: Language): string {
  const time = format(LOCALES[language], instant, { hour: '2-digit', minute: '2-digit' });
  return `${formatDayMonth(instant, language)}, ${time}`;
}

/** Formats a unit of a countdown, in two digits at least. */
export function formatDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Formats the time left in words, its two largest units: "5 uur en 12 minuten". Less than a minute counts as one. */
export function formatTimeLeft(leftMs: number, language: Language): string {
  const left = Math.max(MINUTE_MS, leftMs);
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      value,
    );
  const parts = [
    ...(days > 0 ? [unit(days, 'day')] : []),
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 && days === 0 ? [unit(minutes, 'minute')] : []),
  ];
  return new Intl.ListFormat(LOCALES[language]).format(parts);
}
