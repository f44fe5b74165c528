import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

/** Reads one of the person's own campaigns. */
export function readEmbedCampaign(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].$get({ param: { id } }));
}

/** Reads the sites that a campaign's widget may return to, and how many people came through each. */
export function readEmbed(id: string) {
  return callEndpoint(() =>
    api.api.campaigns[':id'].embed.$get({ param: { id } }, { init: { cache: 'no-store' } }),
  );
}

/** Changes the current list of sites, which may differ from the one on screen. */
export async function updateOrigins(id: string, change: (origins: readonly string[]) => readonly string[]) {
  const current = await readEmbed(id);
  if (current.kind !== 'done') return current;
  const json = { origins: [...change(current.value.origins)] };
  return callEndpoint(() => api.api.campaigns[':id'].embed.$put({ param: { id }, json }));
}
