/** What modules above cancellations may call. */
export { endCampaign } from './end-campaign.ts';
