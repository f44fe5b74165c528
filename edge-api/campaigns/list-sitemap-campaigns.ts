import { isPublic } from './publish.ts';
import type { Ctx } from '../platform/context.ts';
import type { SitemapCampaign } from './contract.ts';
import { SITEMAP_CAMPAIGNS_MAX } from './rules.ts';
import { campaigns } from './table.ts';

/** Returns the places of all public campaigns for search engines, by slug. */
export async function listSitemapCampaigns(ctx: Ctx): Promise<SitemapCampaign[]> {
  const rows = await ctx.db
    .select({ slug: campaigns.slug, updatedAt: campaigns.updatedAt })
    .from(campaigns)
    .where(isPublic)
    .orderBy(campaigns.slug)
    .limit(SITEMAP_CAMPAIGNS_MAX);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
