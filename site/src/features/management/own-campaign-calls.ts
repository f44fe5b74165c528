import { api } from '../accounts/api.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';

/** Reads a page of the person's own campaigns. */
export function readOwnCampaigns(query: Place, signal: AbortSignal) {
  return callEndpoint(() => api.campaigns.mine.$get({ query }, { init: { signal } }));
}

/** Closes one of the person's own campaigns. Returns whether nominees will be selected. */
export function closeCampaign(id: string) {
  return callEndpoint(() => api.campaigns[':id'].close.$post({ param: { id } }));
}

/** Opens one of the person's own campaigns again, with a new deadline if one is given. */
export function reopenCampaign(id: string, deadline?: Date) {
  const json = deadline ? { subscriptionDeadline: deadline.toISOString() } : {};
  return callEndpoint(() => api.campaigns[':id'].reopen.$post({ param: { id }, json }));
}
