import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { charities } from '../table.ts';
import type { SitemapCharity } from '../profile-contract.ts';
import { SITEMAP_CHARITIES_MAX } from '../profile-rules.ts';
import { charityProfiles } from './table.ts';

/** Returns the places of all approved charities for search engines, by name. */
export async function listSitemapCharities(ctx: Ctx): Promise<SitemapCharity[]> {
  const rows = await ctx.db
    .select({ slug: charityProfiles.slug, updatedAt: charityProfiles.updatedAt })
    .from(charities)
    .innerJoin(charityProfiles, eq(charityProfiles.charityId, charities.id))
    .where(eq(charities.approvalStatus, 'approved'))
    .orderBy(asc(charities.name))
    .limit(SITEMAP_CHARITIES_MAX);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
