import { api } from '../accounts/api.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { readPages, type Place } from '#widget/client/use-pages.ts';

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

/** Pages of approved charities to choose from at most. */
const CHARITY_PAGES_MAX = 20;

/** Reads the approved charities. */
export function readApprovedCharities(signal: AbortSignal) {
  const charities = api['charity-whitelist-custom'];
  const init = { signal };
  return readPages(
    (query) => callEndpoint(() => charities.$get({ query }, { init })),
    CHARITY_PAGES_MAX,
    signal,
  );
}

/** Gives one of the person's own campaigns another charity, in place of one that was rejected. */
export function replaceCharity(id: string, charity: string) {
  return callEndpoint(() => api.campaigns[':id'].charity.$post({ param: { id }, json: { charity } }));
}
