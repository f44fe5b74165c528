import type { APIRequestContext } from '@playwright/test';
import type { CampaignCard } from '#api/campaigns/contract.ts';

/** Lists the demo campaigns in a phase. */
export async function listCampaignsInPhase(
  request: APIRequestContext,
  phase: CampaignCard['phase'],
): Promise<CampaignCard[]> {
  const { docs }: { docs: CampaignCard[] } = await (await request.get('/api/campaigns-list')).json();
  return docs.filter((campaign) => campaign.phase === phase);
}

/** Returns a demo campaign in a phase; `at` selects another one. */
export async function getCampaignInPhase(
  request: APIRequestContext,
  phase: CampaignCard['phase'],
  at = 0,
): Promise<CampaignCard> {
  const found = (await listCampaignsInPhase(request, phase)).at(at);
  if (!found) throw new Error(`the demo data has no campaign in phase ${phase}`);
  return found;
}
