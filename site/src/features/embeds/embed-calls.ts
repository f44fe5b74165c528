import type { Campaign } from '#api/campaigns/contract.ts';
import type { Embed } from '#api/embeds/contract.ts';
import type { Statistics } from '#api/statistics/contract.ts';
import { api } from '../accounts/api.ts';

const endpoint = api.campaigns[':id'];

/** The data of the page about a campaign's widget, with the sources of its visitors. */
export type OwnEmbed = {
  readonly campaign: Pick<Campaign, 'id' | 'slug' | 'name' | 'phase' | 'isPublic' | 'managedFor'>;
  readonly embed: Embed;
  readonly sources: Statistics['sources'];
};

const readEmbed = (id: string) => endpoint.embed.$get({ param: { id } });

/** Changes the stored list of sites, which may differ from the one on the screen. */
export async function updateOrigins(id: string, change: (origins: readonly string[]) => readonly string[]) {
  const current = await readEmbed(id);
  if (current.kind !== 'done') return current;
  const json = { origins: [...change(current.value.origins)] };
  return endpoint.embed.$put({ param: { id }, json });
}
