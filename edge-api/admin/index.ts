/** What modules above admin may call. */
export { stopSuspendedCampaigns } from './suspend-account.ts';
export { tellOfReviews } from './list-campaigns-in-review.ts';
