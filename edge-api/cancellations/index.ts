export { endCampaign } from './end-campaign.ts';
