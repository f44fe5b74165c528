import { sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { CampaignCard, CampaignsListQuery } from './contract.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { toCampaignCard } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

/**
 * Returns one page of all campaigns: open, then not started, then over; within each the soonest deadline first, those
 * without one last (decisions.md, "What cards say").
 */
export async function listCampaigns(ctx: Ctx, { limit, page }: CampaignsListQuery): Promise<CampaignCard[]> {
  const deadline = campaigns.subscriptionDeadline;
  const now = ctx.now.getTime();
  const place = sql`case
    when ${campaigns.winnersSelected} then 2
    when ${campaigns.subscriptionStartDate} > ${now} then 1
    when ${campaigns.isActive} and (${deadline} is null or ${deadline} > ${now}) then 0
    else 2 end`;
  const rows = await selectCampaignCards(ctx)
    .orderBy(place, sql`${deadline} asc nulls last`, campaigns.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => toCampaignCard(row, ctx.now));
}
