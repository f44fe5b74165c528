import { api } from '../accounts/api.ts';
import { callEndpoint } from '#widget/client/outcome.ts';

/** Reads the person's own campaigns. */
export function readOwnCampaigns(signal: AbortSignal) {
  return callEndpoint(() => api.campaigns.mine.$get({}, { init: { cache: 'no-store', signal } }));
}

/** Closes one of the person's own campaigns; the answer says whether nominees will be selected. */
export function closeCampaign(id: string) {
  return callEndpoint(() => api.campaigns[':id'].close.$post({ param: { id } }));
}

/** Opens one of the person's own campaigns again. */
export function reopenCampaign(id: string) {
  return callEndpoint(() => api.campaigns[':id'].reopen.$post({ param: { id } }));
}
