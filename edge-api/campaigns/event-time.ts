import { EVENT_TIME_ZONE } from './rules.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: EVENT_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall time of an instant where campaigns take place, `HH:mm` (api.md, `plannedTime`). */
export function eventTimeOf(instant: Date): string {
  return clock.format(instant);
}
