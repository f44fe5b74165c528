import { phaseAt, type CampaignTimes, type Phase } from '#api/campaigns/rules.ts';
import { campaignStateAt, type CampaignFacts } from '#api/submissions/moment-rules.ts';

/** What of a card its place depends on. */
export type CardTimes = Omit<CampaignTimes, 'nomineeCount' | 'cancelledAt'> & {
  readonly cancelled: { readonly at: string } | null;
};

/** One on hold keeps its place, as in the list that the server sends. */
const ORDER = {
  open: 0,
  'not-started': 1,
  'deadline-passed': 2,
  'nominees-selected': 2,
  'winners-selected': 2,
} as const satisfies Record<Phase, number>;

/** Returns the place of a card's status in the list: open, not started, over. */
export function getPlace(card: CardTimes, now: Date): 0 | 1 | 2 {
  return ORDER[phaseAt({ ...card, nomineeCount: 0, cancelledAt: card.cancelled?.at ?? null }, now)];
}

/**
 * Sorts by open, then not started, then over; within each by soonest deadline, those without one last
 * (RULES.md, "Cards"). Equals keep their order.
 */
export function sortCampaigns<Card extends CardTimes>(cards: readonly Card[], now: Date): Card[] {
  const toDeadlineMs = ({ subscriptionDeadline }: Card) =>
    subscriptionDeadline === null ? Infinity : new Date(subscriptionDeadline).getTime();
  const places = cards.map((card) => ({
    card,
    order: getPlace(card, now),
    deadlineMs: toDeadlineMs(card),
  }));
  return places
    .toSorted(
      (a, b) => a.order - b.order || (a.deadlineMs === b.deadlineMs ? 0 : a.deadlineMs - b.deadlineMs),
    )
    .map(({ card }) => card);
}

/** Returns the campaigns that are open or still to come, in the order of the list. */
export function listCurrentCampaigns<Card extends CampaignFacts & CardTimes>(
  campaigns: readonly Card[],
  now: Date,
): Card[] {
  const current = campaigns.filter((campaign) =>
    ['open', 'not-started'].includes(campaignStateAt(campaign, now)),
  );
  return sortCampaigns(current, now);
}
