import type { CampaignCard } from '#api/campaigns/contract.ts';
import { createServerClient } from '#api/client.server.ts';
import type { Wall } from '#api/wall/contract.ts';

/** Loads a page of public answers; undefined while no winners are chosen, or if it cannot be read. */
export async function loadWall(
  request: Request,
  { slug, phase, cancelled }: Pick<CampaignCard, 'slug' | 'phase' | 'cancelled'>,
  after: string | null = null,
): Promise<Wall | undefined> {
  if (phase !== 'winners-selected' || cancelled) return undefined;
  const { api } = createServerClient(request);
  const query = after === null ? {} : { after };
  const reply = await api.campaigns['by-slug'][':slug'].wall.$get({ param: { slug }, query });
  return reply.ok ? reply.json() : undefined;
}
