/** What modules above campaigns may call. */
export { formatEventDate, formatEventTime } from './event-time-rules.ts';
export { selectCampaignCards } from './read-cards.ts';
export { winnersAlreadySelected } from './refusals.ts';
export { requireOwnCampaign } from './require-own-campaign.ts';
export { toCampaignCard } from './show-campaign.ts';
export {
  closeAllDue,
  closeIfActive,
  insertCampaign,
  recordNominees,
  reopen,
  updateCampaign,
} from './write-campaign.ts';
