import type { Campaign } from '#api/campaigns/contract.ts';
import type { Embed } from '#api/embeds/contract.ts';
import type { Statistics } from '#api/statistics/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '#widget/client/outcome.ts';

const endpoint = api.campaigns[':id'];

/** What the page of a campaign's widget shows, and where its fans came from. */
export type OwnEmbed = {
  readonly campaign: Pick<Campaign, 'id' | 'slug' | 'name' | 'phase' | 'isPublic' | 'managedFor'>;
  readonly embed: Embed;
  readonly sources: Statistics['sources'];
};

const readEmbed = (id: string) => callEndpoint(() => endpoint.embed.$get({ param: { id } }));

/** Changes the list of sites as it is now, which may be another than the one on screen. */
export async function updateOrigins(id: string, change: (origins: readonly string[]) => readonly string[]) {
  const current = await readEmbed(id);
  if (current.kind !== 'done') return current;
  const json = { origins: [...change(current.value.origins)] };
  return callEndpoint(() => endpoint.embed.$put({ param: { id }, json }));
}
