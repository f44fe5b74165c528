/** What modules above campaigns may call. */
export { eventDateOf, eventTimeOf } from './event-time-rules.ts';
export { readCards } from './read-cards.ts';
export { winnersAlreadySelected } from './refusals.ts';
export { requireOwnCampaign } from './require-own-campaign.ts';
export { showCard } from './show-campaign.ts';
export {
  closeAllDue,
  closeIfActive,
  insertCampaign,
  recordNominees,
  reopen,
  updateCampaign,
} from './write-campaign.ts';
