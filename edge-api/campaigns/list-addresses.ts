import type { Ctx } from '../platform/context.ts';
import type { CampaignAddress } from './contract.ts';
import { CAMPAIGN_ADDRESSES_MAX } from './rules.ts';
import { campaigns } from './table.ts';

/** Where all campaigns are, for search engines, by slug. */
export async function listAddresses(ctx: Ctx): Promise<CampaignAddress[]> {
  const rows = await ctx.db
    .select({ slug: campaigns.slug, updatedAt: campaigns.updatedAt })
    .from(campaigns)
    .orderBy(campaigns.slug)
    .limit(CAMPAIGN_ADDRESSES_MAX);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
