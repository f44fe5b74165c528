import {
  formatEventDate,
  toEventInstant,
  formatEventTime,
  isEventDate,
} from '#api/campaigns/event-time-rules.ts';

/** The value of a date-time input: wall time without a zone. */
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** Returns the instant of a wall time `YYYY-MM-DDTHH:mm` in Amsterdam (event-time-rules.ts); null for anything else. */
export function parseWallTime(wallTime: string): Date | null {
  const [, date, time] = WALL_TIME.exec(wallTime) ?? [];
  if (date === undefined || time === undefined || !isEventDate(date)) return null;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return null;
  return toEventInstant(date, time);
}

/** Formats an instant for a date-time input, in Europe/Amsterdam; blank for none. */
export function formatWallTime(instant: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  return `${formatEventDate(date)}T${formatEventTime(date)}`;
}

/** Formats the calendar day of an instant in Europe/Amsterdam for a date input; blank for none. */
export function formatCalendarDay(instant: string | null): string {
  return instant ? formatEventDate(new Date(instant)) : '';
}
