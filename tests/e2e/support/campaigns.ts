import type { APIRequestContext } from '@playwright/test';
import type { CampaignCard } from '#api/campaigns/contract.ts';

/** The demo campaigns of a phase, as the public list shows them. */
export async function listCampaignsInPhase(
  request: APIRequestContext,
  phase: CampaignCard['phase'],
): Promise<CampaignCard[]> {
  const { docs }: { docs: CampaignCard[] } = await (await request.get('/api/campaigns-list')).json();
  return docs.filter((campaign) => campaign.phase === phase);
}

/** One demo campaign of a phase; `at` picks another one of them. */
export async function getCampaignInPhase(
  request: APIRequestContext,
  phase: CampaignCard['phase'],
  at = 0,
): Promise<CampaignCard> {
  const found = (await listCampaignsInPhase(request, phase)).at(at);
  if (!found) throw new Error(`the demo data has no campaign in phase ${phase}`);
  return found;
}
