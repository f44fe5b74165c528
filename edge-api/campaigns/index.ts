/** What modules above campaigns may call. */
export { hasOpened, isBeforeDeadline, requireCanCreate, requireCanRun } from './campaign-limits.ts';
export { formatEventTime } from './event-time-rules.ts';
export { findMailCampaign, toMailCampaign } from './mail-campaign.ts';
export { pruneUnusedPictures } from './prune-unused-pictures.ts';
export { isPaused, pauseCampaigns, replaceCharity, resumeCampaigns } from './pause-campaigns.ts';
export {
  confirmArtist,
  holdLookAlike,
  isPublic,
  isVisible,
  publishCampaigns,
  publishIf,
  selectRival,
} from './publish.ts';
export { selectCampaignCards, toCampaignCard, toCampaignTimes, toCancellation } from './to-campaign-card.ts';
export { eraseCampaigns, exportCampaigns, exportCancellations, ownsCampaign } from './personal-data.ts';
export {
  campaignCancelled,
  requireOwnCampaign,
  requireUndecided,
  winnersAlreadySelected,
} from './require-own-campaign.ts';
export { toEdgeLife } from './to-edge-life.ts';
export {
  cancelCampaignRow,
  closeAllDue,
  closeIfActive,
  insertCampaign,
  noteAnswersOpened,
  recordNominees,
  reopen,
  updateCampaignRow,
  updateMeetingRow,
} from './write-campaign.ts';
