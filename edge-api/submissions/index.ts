export {
  exportSubmissions,
  forgetOrigins,
  forgetShareCodes,
  selectOwnIds,
  submissionData,
} from './personal-data.ts';
export { digestOrigin, IS_LIVE, isLiveBy, selectAnswersUsed, storeAnswer } from './store-answer.ts';
export { matchesOpenSubmission, requireOwnSubmission } from './require-own-submission.ts';
export { hasOpenName, hasPublicName, hasShownName, hideName, withdrawAnswer } from './hide-name.ts';
export { countPaidFans, queueFanMails } from './queue-fan-mails.ts';
