/** What modules above management may call. */
export { closeDueCampaigns } from './close-campaign.ts';
export { getOwnCampaign } from './read-own-campaigns.ts';
