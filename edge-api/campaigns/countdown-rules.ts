import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/rules.ts';

/** Time left at which the open page starts to warn of the deadline (RULES.md, "Numbers"). */
const DEADLINE_WARNING_MS = DAY_MS;
const DEADLINE_URGENT_MS = 6 * HOUR_MS;
/** Countdowns tick once per second (RULES.md, "Numbers"). */
export const COUNTDOWN_TICK_MS = SECOND_MS;

/** Returns the time from `now` to `target`, split into whole days, hours, minutes and seconds (RULES.md, "Phases"). */
export function getCountdown(target: Date, now: Date) {
  const left = Math.max(0, target.getTime() - now.getTime());
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}
/** A countdown; all zeros at or past its target. */
export type Countdown = Readonly<ReturnType<typeof getCountdown>>;

/** Returns the open page's warning: one day or less left, six hours or less, or none (RULES.md, "Campaign page"). */
export function getDeadlineWarning(deadline: Date | null, now: Date): 'soon' | 'urgent' | undefined {
  if (deadline === null) return undefined;
  const left = deadline.getTime() - now.getTime();
  if (left <= 0 || left > DEADLINE_WARNING_MS) return undefined;
  return left <= DEADLINE_URGENT_MS ? 'urgent' : 'soon';
}
