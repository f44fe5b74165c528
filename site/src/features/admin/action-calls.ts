import type { ProcessedAgain } from '#api/admin/contract.ts';
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

/** Lets a campaign go on whose artist's name looks like another's. */
export const confirmCampaign = (id: string) =>
  callEndpoint(() => api.admin.campaigns[':id'].confirm.$post({ param: { id } }));
