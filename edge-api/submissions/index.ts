/** What modules above submissions may call. */
export { requireOwnSubmission } from './find-own-submission.ts';
