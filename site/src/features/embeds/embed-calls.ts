import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

/** One of the person's own campaigns. */
export function readEmbedCampaign(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].$get({ param: { id } }));
}

/** Where the widget of one of the person's own campaigns may return to, and how many came through each site. */
export function readEmbed(id: string) {
  return callEndpoint(() =>
    api.api.campaigns[':id'].embed.$get({ param: { id } }, { init: { cache: 'no-store' } }),
  );
}

/** Changes the list of sites as it is now, which may be another than the one on screen. */
export async function updateOrigins(id: string, change: (origins: readonly string[]) => readonly string[]) {
  const current = await readEmbed(id);
  if (current.kind !== 'done') return current;
  const json = { origins: [...change(current.value.origins)] };
  return callEndpoint(() => api.api.campaigns[':id'].embed.$put({ param: { id }, json }));
}
