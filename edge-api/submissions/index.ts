/** What modules above submissions may call. */
export { requireOwnSubmission } from './require-own-submission.ts';
