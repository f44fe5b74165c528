import { cardStateAt, type CardTimes } from './countdown-state.ts';

/** One on hold keeps its place, as in the list that the server sends. */
const ORDER = { open: 0, paused: 0, soon: 1, over: 2, cancelled: 2 } as const;

/**
 * Sorts by open, then not started, then over; within each by soonest deadline, those without one last
 * (RULES.md, "Cards"). Equals keep their order.
 */
export function sortCampaigns<Card extends CardTimes>(cards: readonly Card[], now: Date): Card[] {
  const toDeadlineMs = ({ subscriptionDeadline }: Card) =>
    subscriptionDeadline === null ? Infinity : Date.parse(subscriptionDeadline);
  const places = cards.map((card) => ({
    card,
    order: ORDER[cardStateAt(card, now)],
    deadlineMs: toDeadlineMs(card),
  }));
  return places
    .toSorted(
      (a, b) => a.order - b.order || (a.deadlineMs === b.deadlineMs ? 0 : a.deadlineMs - b.deadlineMs),
    )
    .map(({ card }) => card);
}
