import { isOpen, isStarted } from '#api/campaigns/rules.ts';
import { getCountdown, type Countdown } from '#api/campaigns/countdown-rules.ts';

/** The fields of a card that a countdown depends on; times as ISO 8601 in UTC. */
export type CountdownTimes = {
  readonly isActive: boolean;
  readonly subscriptionStartDate: string | null;
  readonly subscriptionDeadline: string | null;
};

/** What a countdown shows at an instant. */
export type CountdownState =
  | { readonly kind: 'opens' | 'closes'; readonly target: Date; readonly left: Countdown }
  | { readonly kind: 'passed'; readonly left: Countdown }
  | { readonly kind: 'no-deadline' };

const ZEROS: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** Returns the time until the start, then until the deadline; zeros once it is over (RULES.md, "Phases"). */
export function countdownStateAt(times: CountdownTimes, now: Date): CountdownState {
  const { subscriptionStartDate: start, subscriptionDeadline: end } = times;
  if (start !== null && times.isActive && !isStarted(times, now)) {
    const target = new Date(start);
    return { kind: 'opens', target, left: getCountdown(target, now) };
  }
  if (!isOpen(times, now)) return { kind: 'passed', left: ZEROS };
  if (end === null) return { kind: 'no-deadline' };
  const target = new Date(end);
  return { kind: 'closes', target, left: getCountdown(target, now) };
}
