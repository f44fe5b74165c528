import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { CampaignCard } from './contract.ts';
import { isVisible } from './publish.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { toCampaignCard } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

/** Returns the campaign at an address, as anyone may see it; 404 when there is none that the caller may see. */
export async function getCampaignBySlug(ctx: Ctx, slug: string): Promise<CampaignCard> {
  const [row] = await selectCampaignCards(ctx)
    .where(and(eq(campaigns.slug, slug), isVisible(ctx)))
    .limit(1);
  if (!row) throw notFound();
  return toCampaignCard(ctx, row);
}
