import type { Campaign } from '#api/campaigns/contract.ts';
import type { Charity } from '#api/charities/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { readPages, type Pages } from '#widget/client/use-pages.ts';

/** Reads a page of the person's own campaigns. */
export async function readOwnCampaigns(page: number, signal: AbortSignal): Promise<Outcome<Pages<Campaign>>> {
  const outcome = await callEndpoint(() =>
    api.campaigns.mine.$get({ query: { page: String(page) } }, { init: { cache: 'no-store', signal } }),
  );
  if (outcome.kind !== 'done') return outcome;
  const { docs, hasMore } = outcome.value;
  return { kind: 'done', value: { items: docs, hasMore } };
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
export function readApprovedCharities(signal: AbortSignal): Promise<Outcome<Pages<Charity>>> {
  return readPages(readApprovedPage, CHARITY_PAGES_MAX, signal);
}

async function readApprovedPage(page: number, signal: AbortSignal): Promise<Outcome<Pages<Charity>>> {
  const query = { page: String(page) };
  const outcome = await callEndpoint(() =>
    api['charity-whitelist-custom'].$get({ query }, { init: { signal } }),
  );
  if (outcome.kind !== 'done') return outcome;
  const { docs: items, hasMore } = outcome.value;
  return { kind: 'done', value: { items, hasMore } };
}

/** Gives one of the person's own campaigns another charity, in place of one that was rejected. */
export function replaceCharity(id: string, charity: string) {
  return callEndpoint(() => api.campaigns[':id'].charity.$post({ param: { id }, json: { charity } }));
}
