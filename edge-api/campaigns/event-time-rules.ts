import { EVENT_TIME_ZONE, EVENT_TIME_ZONE_NAME } from './rules.ts';

// Intl, because @date-fns/tz (1.7 kB) picks the second of two autumn times, and a Temporal polyfill costs 19 kB.
import { DAY_MS, type Language } from '../platform/rules.ts';

const wallTimeFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: EVENT_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function toWallTime(instant: Date): { readonly date: string; readonly time: string; readonly asUtc: number } {
  const found = Object.fromEntries(
    wallTimeFormat.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const date = `${found['year']}-${found['month']}-${found['day']}`;
  const time = `${found['hour']}:${found['minute']}`;
  return { date, time, asUtc: Date.parse(`${date}T${time}:${found['second']}Z`) };
}

/** Returns the wall time of an instant in Amsterdam, `HH:mm`. */
export function formatEventTime(instant: Date): string {
  return toWallTime(instant).time;
}

/** Returns the calendar date of an instant in Amsterdam, `YYYY-MM-DD`. */
export function formatEventDate(instant: Date): string {
  return toWallTime(instant).date;
}

/** Returns a meeting's time and place as in the API; the date is null until it is set. */
export function toMeeting(row: { readonly plannedAt: Date | null; readonly plannedLocation: string | null }) {
  const { plannedAt, plannedLocation } = row;
  const plannedTime = plannedAt && formatEventTime(plannedAt);
  return { plannedDate: plannedAt?.toISOString() ?? null, plannedTime, plannedLocation };
}

/** Returns whether a text is a date with a four-digit year: a browser also passes the 2, 20 and 202 of a typed 2027. */
export function isEventDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns whether the clock in Europe/Amsterdam skips a wall time, at the start of summer time. */
export function isSkippedTime(date: string, time: string): boolean {
  return formatEventTime(toEventInstant(date, time)) !== time;
}

/**
 * Returns the instant of a wall time in Europe/Amsterdam, given a date (see {@link isEventDate}) and a time `HH:mm`
 * (RULES.md, "Time"). A time skipped in spring uses the offset before the change; one that occurs twice in autumn is
 * the first of the two.
 */
export function toEventInstant(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => toWallTime(new Date(instant)).asUtc - instant;
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  return new Date(
    offsetAt(before) === asUtc - before ? before : offsetAt(after) === asUtc - after ? after : before,
  );
}

/** Returns the last millisecond of a day `YYYY-MM-DD` in Europe/Amsterdam; some days have 23 or 25 hours. */
export function toDayEnd(date: string): Date {
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  return new Date(toEventInstant(next, '00:00').getTime() - 1);
}

/** Formats a date and time in Amsterdam, and says so. */
export function formatMoment(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: EVENT_TIME_ZONE,
  });
  return `${format.format(moment)} (${EVENT_TIME_ZONE_NAME[language]})`;
}
