import { formatEventDate, toEventInstant } from '#api/campaigns/event-time-rules.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';

/** Returns the instant at which a clock in Amsterdam shows `time` (HH:mm), `days` calendar days after `now`. */
export function amsterdamAt(now: Date, days: number, time: string): Date {
  const today = Date.parse(`${formatEventDate(now)}T00:00:00Z`);
  return toEventInstant(new Date(today + days * DAY_MS).toISOString().slice(0, 10), time);
}

/** Returns the first full hour that is at least `hours` after `now`. */
export function fullHourAfter(now: Date, hours: number): Date {
  return new Date(Math.ceil((now.getTime() + hours * HOUR_MS) / HOUR_MS) * HOUR_MS);
}
