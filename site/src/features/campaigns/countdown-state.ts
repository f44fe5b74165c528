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

/**
 * Returns the time until the start before it, then the time to the deadline; zeros once it is over (RULES.md,
 * "Phases").
 */
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

/** What a card says of its campaign: open, still to come, over (RULES.md, "Cards"), on hold or cancelled. */
export type CardState = 'open' | 'soon' | 'paused' | 'over' | 'cancelled';

export type CardTimes = CountdownTimes & {
  readonly winnersSelected: boolean;
  readonly paused?: string | null;
  readonly cancelled?: object | null;
};

/** Returns what a card says at an instant; the phases of a campaign that is over look alike. */
export function cardStateAt(card: CardTimes, now: Date): CardState {
  const instants = toInstants(card);
  if (card.cancelled) return 'cancelled';
  if (card.winnersSelected) return 'over';
  if (!isStarted(instants, now)) return 'soon';
  if (!isOpen(instants, now)) return 'over';
  return card.paused ? 'paused' : 'open';
}

/** Returns whether a campaign is over before its deadline, or without one: its owner closed it, or it was cancelled. */
export function isClosedEarly(card: CardTimes, now: Date): boolean {
  const { subscriptionDeadline: deadline } = toInstants(card);
  const state = cardStateAt(card, now);
  return (state === 'over' || state === 'cancelled') && (deadline === null || now < deadline);
}
