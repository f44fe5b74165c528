import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

/** Closes one of the person's own campaigns. Returns whether nominees will be selected. */
export function closeCampaign(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].close.$post({ param: { id } }));
}

/** Opens one of the person's own campaigns again. */
export function reopenCampaign(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].reopen.$post({ param: { id } }));
}
