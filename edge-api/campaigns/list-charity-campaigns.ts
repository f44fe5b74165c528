import { and, eq, sql } from 'drizzle-orm';
import { CHARITY_CAMPAIGNS_PAGE_SIZE } from '../charities/profile-rules.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { PageQuery } from '../platform/contract.ts';
import { notFound } from '../platform/errors.ts';
import type { CharityCampaigns } from './contract.ts';
import { getCharityResult } from './get-charity-result.ts';
import { selectPlace } from './list-campaigns.ts';
import { isPublic } from './publish.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { campaigns } from './table.ts';
import { toCampaignCard } from './to-campaign-card.ts';

/**
 * Returns a page of the public campaigns for an approved charity: open, then not started, then over; within each the
 * soonest deadline first; with what all of them raised. Throws 404 when no approved charity has the slug.
 */
export async function listCharityCampaigns(
  ctx: Ctx,
  slug: string,
  { page }: PageQuery,
): Promise<CharityCampaigns> {
  const [charity] = await ctx.db
    .select({ id: charities.id })
    .from(charityProfiles)
    .innerJoin(charities, eq(charities.id, charityProfiles.charityId))
    .where(and(eq(charityProfiles.slug, slug), eq(charities.approvalStatus, 'approved')))
    .limit(1);
  if (!charity) throw notFound();
  const [rows, result] = await Promise.all([
    selectCharityCampaigns(ctx, charity.id, page),
    getCharityResult(ctx, charity.id),
  ]);
  return {
    docs: rows.slice(0, CHARITY_CAMPAIGNS_PAGE_SIZE).map((row) => toCampaignCard(ctx, row)),
    hasMore: rows.length > CHARITY_CAMPAIGNS_PAGE_SIZE,
    result,
    costsCoveredBy: ctx.settings.COSTS_COVERED_BY,
  };
}

/** Returns the query for one page, and one campaign more where another page follows. */
export function selectCharityCampaigns(ctx: Ctx, charityId: string, page: number) {
  return selectCampaignCards(ctx)
    .where(and(eq(campaigns.charityId, charityId), isPublic))
    .orderBy(
      selectPlace(ctx.now.getTime()),
      sql`${campaigns.subscriptionDeadline} asc nulls last`,
      campaigns.id,
    )
    .limit(CHARITY_CAMPAIGNS_PAGE_SIZE + 1)
    .offset((page - 1) * CHARITY_CAMPAIGNS_PAGE_SIZE);
}
