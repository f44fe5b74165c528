import { DAY_MS, EVENT_TIME_ZONE, HOUR_MS, MINUTE_MS } from '../../campaigns/rules.ts';

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: EVENT_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The instant at which a clock in Amsterdam shows `time` (HH:mm), `days` calendar days after `now`.
 * A time that the change to summer time skips becomes the one an hour later.
 */
export function amsterdamAt(now: Date, days: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = Math.floor(wallOf(now) / DAY_MS) * DAY_MS;
  const wall = today + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
  // The offset before and after the instant differ only on the two days of a change; the second pass settles it.
  const guess = wall - offsetAt(new Date(wall));
  return new Date(wall - offsetAt(new Date(guess)));
}

/** The first full hour that is at least `hours` after `now`. */
export function fullHourAfter(now: Date, hours: number): Date {
  return new Date(Math.ceil((now.getTime() + hours * HOUR_MS) / HOUR_MS) * HOUR_MS);
}

/** How far Amsterdam's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: Date): number {
  return wallOf(instant) - Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** Amsterdam's wall time at an instant, to the minute, as if it were UTC milliseconds. */
function wallOf(instant: Date): number {
  const parts = new Map(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
