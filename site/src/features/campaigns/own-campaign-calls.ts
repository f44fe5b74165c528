import type { Campaign } from '#api/campaigns/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import type { Pages } from '#widget/client/use-pages.ts';

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
