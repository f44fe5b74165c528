/** What modules above cancellations may call. */
export { endCampaign, type EndCampaign } from './end-campaign.ts';
