export { hasOpened, isBeforeDeadline, requireCanCreate, requireCanRun } from './campaign-limits.ts';
export { campaignPictures, parseFace, toPortrait } from './campaign-pictures.ts';
export { toMeeting } from './event-time-rules.ts';
export { findMailCampaign, toMailCampaign } from './mail-campaign.ts';
export { queueOwnerMails } from './queue-owner-mails.ts';
export { pruneUnusedPictures } from './prune-unused-pictures.ts';
export {
  closeCampaigns,
  insertCampaign,
  isMeetingAhead,
  isPaused,
  noteAnswersOpened,
  pauseCampaigns,
  reopen,
  resumeCampaigns,
  noteThanked,
  updateCampaignRow,
} from './write-campaign.ts';
export {
  hasGoodOwner,
  isDue,
  isInReview,
  isPublic,
  isVisible,
  isUndeclined,
  publishCampaigns,
  publishIf,
  requireVisible,
  reviewAgain,
  selectRival,
} from './publish.ts';
export { insertAct, isRunBy, isRunByAny, noteAct } from './managed-acts.ts';
export { insertChange, selectChanges, toCampaignChange } from './campaign-changes.ts';
export { checkProof, reviewCampaign } from './review-campaign.ts';
export {
  selectCampaignCards,
  toCampaignCard,
  toCancellation,
  toEdgeLife,
  toOverdueNotice,
} from './to-campaign-card.ts';
export { ownsCampaign, selectOwnedIds, toCampaignData } from './personal-data.ts';
export {
  campaignCancelled,
  isUndecided,
  requireOwnCampaign,
  requireUndecided,
  winnersAlreadySelected,
} from './require-own-campaign.ts';
