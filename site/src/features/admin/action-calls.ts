import type { ProcessedAgain, ProofResult } from '#api/admin/contract.ts';
import type { ReviewCampaign } from '#api/campaigns/contract.ts';
import type { MoreTime } from '#api/outcomes/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

/** Has a mail that failed for good sent once more. */
export const sendMailAgain = (id: string, reason: string) =>
  callEndpoint(() => api.admin.mails[':id']['send-again'].$post({ param: { id }, json: { reason } }));

/** Has a message of the provider handled again. */
export const processMessageAgain = (id: string, reason: string): Promise<Outcome<ProcessedAgain>> =>
  callEndpoint(() => api.admin.messages[':id']['process-again'].$post({ param: { id }, json: { reason } }));

/** Has a selection that is stuck tried again. */
export const retrySelection = (id: string, reason: string) =>
  callEndpoint(() => api.admin.selections[':id'].retry.$post({ param: { id }, json: { reason } }));

/** Stores a decision about a campaign that waits. */
export const reviewCampaign = (id: string, json: ReviewCampaign) =>
  callEndpoint(() => api.admin.campaigns[':id'].review.$post({ param: { id }, json }));

/** Suspends an account, or restores it. */
export const suspendAccount = (id: string, reason: string) =>
  callEndpoint(() => api.admin.accounts[':id'].suspend.$post({ param: { id }, json: { reason } }));
export const restoreAccount = (id: string, reason: string) =>
  callEndpoint(() => api.admin.accounts[':id'].restore.$post({ param: { id }, json: { reason } }));

/** Gives the owner of a closed campaign until the end of a day before everything goes back. */
export const giveMoreTime = (id: string, json: MoreTime) =>
  callEndpoint(() => api.admin.campaigns[':id']['more-time'].$post({ param: { id }, json }));

/** Looks whether a page of the celebrity's own proves a campaign. */
export const checkProof = (id: string, url: string): Promise<Outcome<ProofResult>> =>
  callEndpoint(() => api.admin.campaigns[':id'].proof.$post({ param: { id }, json: { url } }));
