/** What modules above management may call. */
export { closeDueCampaigns } from './close-due-campaigns.ts';
export { getOwnCampaign } from './read-own-campaigns.ts';
