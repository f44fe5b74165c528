import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

/** Reopens one of the person's own campaigns, with a new deadline if one is given. */
export function reopenCampaign(id: string, deadline?: Date) {
  const json = deadline ? { subscriptionDeadline: deadline.toISOString() } : {};
  return callEndpoint(() => api.campaigns[':id'].reopen.$post({ param: { id }, json }));
}
