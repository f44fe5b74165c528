import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { cutPage, type ListQuery } from '../platform/paging.ts';
import type { CampaignsList, CampaignsListQuery, SitemapCampaign } from './contract.ts';
import { isPublic } from './publish.ts';
import { SITEMAP_CAMPAIGNS_MAX } from './rules.ts';
import { campaigns } from './table.ts';
import { selectCampaignCards, toCampaignCard } from './to-campaign-card.ts';

/** Returns a page of public campaigns: open, not started, over; soonest deadline first (RULES.md, "Cards"). */
export async function listCampaigns(ctx: Ctx, query: CampaignsListQuery): Promise<CampaignsList> {
  const { limit } = query;
  const after = query.after + (query.page - 1) * limit;
  const { rows, next } = cutPage(await selectCampaignsPage(ctx, { after, limit }), { after, limit });
  return { docs: rows.map((row) => toCampaignCard(ctx, row)), next };
}

function selectCampaignsPage(ctx: Ctx, { after, limit }: ListQuery) {
  const order = listOrder(ctx);
  const ids = ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isPublic)
    .orderBy(...order)
    .limit(limit + 1)
    .offset(after);
  return selectCampaignCards(ctx)
    .where(inArray(campaigns.id, ids))
    .orderBy(...order);
}

/** Returns the order of a list of campaigns. A cancelled campaign counts as over, even before its start. */
export function listOrder({ now }: Ctx): readonly SQL[] {
  const { id, isActive, winnersSelected, cancelledAt } = campaigns;
  const { subscriptionStartDate: start, subscriptionDeadline: deadline } = campaigns;
  const at = now.getTime();
  return [
    sql`case when ${start} > ${at} and not ${winnersSelected} and ${cancelledAt} is null then 1
      when ${isActive} and (${deadline} is null or ${deadline} > ${at}) then 0 else 2 end`,
    sql`${deadline} asc nulls last`,
    asc(id),
  ];
}

/** Returns all public campaigns for the sitemap, by slug. */
export async function listSitemapCampaigns(ctx: Ctx): Promise<SitemapCampaign[]> {
  const rows = await ctx.db
    .select({ slug: campaigns.slug, updatedAt: campaigns.updatedAt })
    .from(campaigns)
    .where(isPublic)
    .orderBy(campaigns.slug)
    .limit(SITEMAP_CAMPAIGNS_MAX);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
