import { getCountdown, isOpen, isStarted, type Countdown } from '#api/campaigns/rules.ts';

/** The fields of a card that a countdown depends on; times as ISO 8601 in UTC. */
export type CountdownTimes = {
  readonly isActive: boolean;
  readonly subscriptionStartDate: string | null;
  readonly subscriptionDeadline: string | null;
};

/** What a countdown shows at an instant. */
export type CountdownState =
  | { readonly kind: 'opens' | 'closes' | 'passed'; readonly target: Date | null; readonly left: Countdown }
  | { readonly kind: 'no-deadline' };

const ZEROS: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** Returns a card's times as the rules take them. */
export function toInstants({ isActive, subscriptionStartDate, subscriptionDeadline }: CountdownTimes) {
  return {
    isActive,
    subscriptionStartDate: subscriptionStartDate === null ? null : new Date(subscriptionStartDate),
    subscriptionDeadline: subscriptionDeadline === null ? null : new Date(subscriptionDeadline),
  };
}

/** Returns the time until the start before it, then the time to the deadline; zeros once it is over (specification §4). */
export function countdownStateAt(times: CountdownTimes, now: Date): CountdownState {
  const instants = toInstants(times);
  const { subscriptionStartDate: start, subscriptionDeadline: deadline } = instants;
  if (start !== null && !isStarted(instants, now)) {
    return { kind: 'opens', target: start, left: getCountdown(start, now) };
  }
  if (!isOpen(instants, now)) return { kind: 'passed', target: deadline, left: ZEROS };
  if (deadline === null) return { kind: 'no-deadline' };
  return { kind: 'closes', target: deadline, left: getCountdown(deadline, now) };
}

/** Returns whether subscriptions have started, which decides a carousel card's button (specification §2). */
export function hasStarted(times: CountdownTimes, now: Date): boolean {
  return isStarted(toInstants(times), now);
}

/** Returns whether a card is active in the list: not closed, and not past its deadline (specification §4). */
export function isActiveAt(times: CountdownTimes, now: Date): boolean {
  const { isActive, subscriptionDeadline: deadline } = toInstants(times);
  return isActive && (deadline === null || now < deadline);
}
