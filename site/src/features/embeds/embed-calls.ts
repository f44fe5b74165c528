import { api } from '../accounts/api.ts';
import { outcomeOf } from '../accounts/outcome.ts';

/** One of the person's own campaigns. */
export function readCampaign(id: string) {
  return outcomeOf(() => api.api.campaigns[':id'].$get({ param: { id } }));
}

/** Where the widget of one of the person's own campaigns may return to, and how many came through each site. */
export function readEmbed(id: string) {
  return outcomeOf(() =>
    api.api.campaigns[':id'].embed.$get({ param: { id } }, { init: { cache: 'no-store' } }),
  );
}

/** Changes the list of sites as it is now, which may be another than the one on screen. */
export async function changeOrigins(id: string, change: (origins: readonly string[]) => readonly string[]) {
  const now = await readEmbed(id);
  if (now.kind !== 'done') return now;
  const json = { origins: [...change(now.value.origins)] };
  return outcomeOf(() => api.api.campaigns[':id'].embed.$put({ param: { id }, json }));
}
