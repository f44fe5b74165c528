/** What other rooms may call of campaigns. */
export { eventTimeOf } from './event-time-rules.ts';
export { winnersAlreadySelected } from './refusals.ts';
export { requireOwnCampaign } from './require-own-campaign.ts';
