/** What modules above admin may call. */
export { stopSuspendedCampaigns } from './suspend-account.ts';
export { tellOfWork } from './tell-of-work.ts';
