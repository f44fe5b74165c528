import { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';
import { memoizeByLocale } from '#api/platform/locale-rules.ts';
import { type Language, SECOND_MS } from '#api/platform/rules.ts';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };
/** American English has three letters for every month, even "Sep". */
const CARD_LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-US' };

/** Returns formatters for Amsterdam's time, one per locale. */
const inAmsterdam = (options: Intl.DateTimeFormatOptions) =>
  memoizeByLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: EVENT_TIME_ZONE }));

function createFormat(options: Intl.DateTimeFormatOptions) {
  const format = inAmsterdam(options);
  return (instant: string | Date, language: Language): string =>
    format(LOCALES[language]).format(new Date(instant));
}

const cardDate = inAmsterdam({ month: 'short', day: '2-digit', year: 'numeric' });
const weekday = inAmsterdam({ weekday: 'long', day: 'numeric', month: 'long' });
const weekdayAndYear = inAmsterdam({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const year = inAmsterdam({ year: 'numeric' });
const clockTime = inAmsterdam({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const tableTime = inAmsterdam({ dateStyle: 'medium', timeStyle: 'short' });
const shortTime = createFormat({ hour: '2-digit', minute: '2-digit' });

/** Formats day and short month in Amsterdam, as on carousel cards: "5 dec". */
export const formatDayMonth = createFormat({ day: 'numeric', month: 'short' });

/** Formats a date in full in Amsterdam: "zaterdag 5 december 2026". */
export const formatFullDate = createFormat({ dateStyle: 'full' });

/** Formats a date in Amsterdam, for a sentence: "5 december 2026". */
export const formatLongDate = createFormat({ dateStyle: 'long' });

/** Formats date and time in Amsterdam, for a sentence: "5 december 2026 om 17:00". */
export const formatDateTime = createFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Formats when and where a meeting is, for a sentence; undefined until it has a date. */
export function formatMeeting(
  { plannedDate, plannedLocation }: Readonly<Record<'plannedDate' | 'plannedLocation', string | null>>,
  language: Language,
): string | undefined {
  if (plannedDate === null) return undefined;
  return [formatDateTime(plannedDate, language), plannedLocation].filter(Boolean).join(', ');
}

/** Formats date and time in Amsterdam, short for a table: "22 nov 2026 09:41". Drops the comma of some browsers. */
export const formatTableTime = (instant: string | Date, language: Language): string =>
  tableTime(LOCALES[language]).format(new Date(instant)).replace(',', '');

/** Formats a card's date in Amsterdam, with the month in the language (RULES.md, "Numbers"): "Dec 05, 2026". */
export function formatCardDate(instant: string | Date, language: Language): string {
  const parts = cardDate(CARD_LOCALES[language]).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month').replace('.', '')} ${part('day')}, ${part('year')}`;
}

/** Formats a card's date; null when it is invalid. */
export function formatSubmittedDate(instant: string, language: Language): string | null {
  return Number.isNaN(Date.parse(instant)) ? null : formatCardDate(instant, language);
}

/**
 * Formats a deadline in Amsterdam to follow "tot" or "until": "zondag 22 november om 16:04". Midnight counts as the end
 * of the day before: "en met zaterdag 21 november", "the end of Saturday 21 November". Another year is shown.
 */
export function formatDeadline(instant: string | Date, language: Language, now: Date): string {
  const deadline = new Date(instant);
  if (clockTime('en-GB').format(deadline) !== '00:00') return formatStart(deadline, language, now);
  const lastDay = formatDay(new Date(deadline.getTime() - 1), language, now);
  return language === 'nl' ? `en met ${lastDay}` : `the end of ${lastDay}`;
}

/** Formats a start in Amsterdam to follow "vanaf" or "from", as a deadline but for midnight. */
export function formatStart(instant: string | Date, language: Language, now: Date): string {
  const start = new Date(instant);
  return `${formatDay(start, language, now)} ${language === 'nl' ? 'om' : 'at'} ${clockTime('en-GB').format(start)}`;
}

function formatDay(moment: Date, language: Language, now: Date): string {
  const day = year('en').format(moment) === year('en').format(now) ? weekday : weekdayAndYear;
  return day(LOCALES[language]).format(moment).replace(',', '');
}

/** Formats day, short month and time in Amsterdam, for a card: "24 nov, 10:00". */
export function formatShortDateTime(instant: string | Date, language: Language): string {
  return `${formatDayMonth(instant, language)}, ${shortTime(instant, language)}`;
}

/** Formats a number: "1.240" or "1,240". */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}

/** Formats a score with one decimal. */
export const formatScore = (score: number, language: Language): string =>
  formatNumber(score, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats an amount in cents for a table, always with its cents and a minus sign in front. */
export function formatAmount(cents: number, language: Language): string {
  const amount = formatNumber(Math.abs(cents) / 100, language, { style: 'currency', currency: 'EUR' });
  return cents < 0 ? `− ${amount}` : amount;
}

/** Formats a unit of a countdown with at least two digits. */
export function formatDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Formats a short time: "420 ms", "2,5 s". */
export function formatDuration(durationMs: number, language: Language): string {
  if (durationMs < SECOND_MS) return `${durationMs}\u00a0ms`;
  return `${formatNumber(durationMs / SECOND_MS, language, { maximumFractionDigits: 1 })}\u00a0s`;
}
