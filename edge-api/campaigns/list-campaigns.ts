import { desc, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { CampaignCard, CampaignsListQuery } from './contract.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { toCampaignCard } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

/** Returns one page of all campaigns: active first, then soonest deadline, those without one last (specification §9). */
export async function listCampaigns(ctx: Ctx, { limit, page }: CampaignsListQuery): Promise<CampaignCard[]> {
  const deadline = campaigns.subscriptionDeadline;
  const isActive = sql`${campaigns.isActive} and (${deadline} is null or ${deadline} > ${ctx.now.getTime()})`;
  const rows = await selectCampaignCards(ctx)
    .orderBy(desc(isActive), sql`${deadline} asc nulls last`, campaigns.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => toCampaignCard(row, ctx.now));
}
