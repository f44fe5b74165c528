import {
  formatEventDate,
  toEventInstant,
  formatEventTime,
  isEventDate,
} from '#api/campaigns/event-time-rules.ts';

/** What a date-time input of the browser holds: wall time without a zone. */
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/**
 * The instant of a wall time `YYYY-MM-DDTHH:mm` in Europe/Amsterdam, where campaigns take place; null for
 * anything that is no such time. How it reads the hours of a change of summer time: event-time-rules.
 */
export function parseWallTime(wallTime: string): Date | null {
  const [, date, time] = WALL_TIME.exec(wallTime) ?? [];
  if (date === undefined || time === undefined || !isEventDate(date)) return null;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return null;
  return toEventInstant(date, time);
}

/** An instant as a date-time input shows it, in Europe/Amsterdam; blank for none. */
export function formatWallTime(instant: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  return `${formatEventDate(date)}T${formatEventTime(date)}`;
}

/** The calendar day of an instant in Europe/Amsterdam, as a date input shows it; blank for none. */
export function formatCalendarDay(instant: string | null): string {
  return instant ? formatEventDate(new Date(instant)) : '';
}
