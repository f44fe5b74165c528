/** What modules above campaigns may call. */
export { requireCanCreate, requireCanRun } from './campaign-limits.ts';
export { formatEventTime } from './event-time-rules.ts';
export { findMailCampaign, toMailCampaign } from './mail-campaign.ts';
export { hasOpened, isBeforeDeadline } from './open-conditions.ts';
export { pruneUnusedPictures } from './prune-unused-pictures.ts';
export { isPaused, pauseCampaigns, replaceCharity, resumeCampaigns } from './pause-campaigns.ts';
export { confirmArtist } from './confirm-artist.ts';
export { holdLookAlike, publishCampaigns, publishIf, selectRival } from './publish.ts';
export { isPublic, isVisible } from './publish.ts';
export { selectCampaignCards } from './select-campaign-cards.ts';
export { eraseCampaigns, exportCampaigns, exportCancellations, ownsCampaign } from './personal-data.ts';
export {
  campaignCancelled,
  requireOwnCampaign,
  requireUndecided,
  winnersAlreadySelected,
} from './require-own-campaign.ts';
export { toCampaignCard, toCampaignTimes } from './to-campaign-card.ts';
export { toCancellation } from './to-cancellation.ts';
export { toEdgeLife } from './to-edge-life.ts';
export {
  cancelIf,
  closeAllDue,
  closeIfActive,
  insertCampaign,
  noteAnswersOpened,
  recordNominees,
  reopen,
  updateCampaignRow,
  updateMeeting,
} from './write-campaign.ts';
