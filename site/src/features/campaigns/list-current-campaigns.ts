import { campaignStateAt, type CampaignFacts, type CampaignState } from '#api/submissions/moment-rules.ts';
import { sortCampaigns, type CardTimes } from './sort-campaigns.ts';

const CURRENT: readonly CampaignState[] = ['open', 'not-started'];

/** Returns the campaigns that are open or still to come, in the order of the list. */
export function listCurrentCampaigns<Card extends CampaignFacts & CardTimes>(
  campaigns: readonly Card[],
  now: Date,
): Card[] {
  return sortCampaigns(
    campaigns.filter((campaign) => CURRENT.includes(campaignStateAt(campaign, now))),
    now,
  );
}
