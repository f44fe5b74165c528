/** The functions that modules above submissions may call. */
export { eraseSubmissions, exportSubmissions, forgetOrigins, forgetShareCodes } from './personal-data.ts';
export { digestOrigin } from './digest-origin.ts';
export { matchesOpenSubmission, requireOwnSubmission } from './require-own-submission.ts';
export { hasPublicName, hideName } from './hide-name.ts';
export { isLiveBy, selectAnswersUsed, storeAnswer } from './store-answer.ts';
export { queueFanMails } from './queue-fan-mails.ts';
export { withdrawAnswer } from './withdraw-answer.ts';
