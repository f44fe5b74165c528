import { createServerClient } from '#api/client.server.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { PublicPayout } from '#api/payouts/contract.ts';

/** Phases in which nothing can have been paid out. */
const EARLY: readonly CampaignCard['phase'][] = ['not-started', 'open'];

/** Loads the payout of a campaign's proceeds; null before there is one, or if it cannot be read. */
export async function loadPayout(
  request: Request,
  { slug, phase }: Pick<CampaignCard, 'slug' | 'phase'>,
): Promise<PublicPayout | null> {
  if (EARLY.includes(phase)) return null;
  const { api } = createServerClient(request);
  const reply = await api.campaigns['by-slug'][':slug'].payout.$get({ param: { slug } });
  return reply.ok ? (await reply.json()).doc : null;
}
