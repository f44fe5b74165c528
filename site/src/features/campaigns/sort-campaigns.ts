import { isStarted } from '#api/campaigns/rules.ts';
import { campaignStateAt, isOver, type CampaignFacts } from '#api/submissions/moment-rules.ts';

/** Returns the place of a card's status in the list: open, not started, over. A paused campaign keeps its place. */
export function getPlace(card: CampaignFacts, now: Date): 0 | 1 | 2 {
  if (isOver(campaignStateAt(card, now))) return 2;
  return isStarted(card, now) ? 0 : 1;
}

/** Sorts by status (open, not started, over), then by deadline, without one last (RULES.md, "Cards"). */
export function sortCampaigns<Card extends CampaignFacts>(cards: readonly Card[], now: Date): Card[] {
  const toDeadlineMs = ({ subscriptionDeadline }: Card) =>
    subscriptionDeadline === null ? Infinity : new Date(subscriptionDeadline).getTime();
  const places = cards.map((card) => ({ card, order: getPlace(card, now), deadlineMs: toDeadlineMs(card) }));
  return places
    .toSorted(
      (a, b) => a.order - b.order || (a.deadlineMs === b.deadlineMs ? 0 : a.deadlineMs - b.deadlineMs),
    )
    .map(({ card }) => card);
}

/** Returns the campaigns that are open or still to come, in the order of the list. */
export function listCurrentCampaigns<Card extends CampaignFacts>(
  campaigns: readonly Card[],
  now: Date,
): Card[] {
  const current = campaigns.filter((campaign) =>
    ['open', 'not-started'].includes(campaignStateAt(campaign, now)),
  );
  return sortCampaigns(current, now);
}
