/** What modules above management may call. */
export { closeDueCampaigns } from './close-campaign.ts';
