/** What other rooms may call of campaigns. */
export { requireOwnCampaign } from './require-own-campaign.ts';
