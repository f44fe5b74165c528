import { cardStateAt, type CardState, type CardTimes } from './countdown-state.ts';
import { sortCampaigns } from './sort-campaigns.ts';

const CURRENT: readonly CardState[] = ['open', 'soon'];

/** Returns the campaigns that are open or still to come, in the order of the list. */
export function listCurrentCampaigns<Card extends CardTimes>(campaigns: readonly Card[], now: Date): Card[] {
  return sortCampaigns(
    campaigns.filter((campaign) => CURRENT.includes(cardStateAt(campaign, now))),
    now,
  );
}
