/** Mails that nobody is waiting for are held from 22:00 until 08:00 Dutch time. */
const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 8;

const dutchHour = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
});

/** Returns whether an instant is in the quiet hours, which follow summer and winter time. */
export function isQuiet(now: Date): boolean {
  const hour = Number(dutchHour.format(now));
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}
