import { and, eq, sql } from 'drizzle-orm';
import { CHARITY_CAMPAIGNS_PAGE_SIZE } from '../charities/profile-rules.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { PageQuery } from '../platform/contract.ts';
import { notFound } from '../platform/errors.ts';
import type { CampaignsList } from './contract.ts';
import { selectPlace } from './list-campaigns.ts';
import { isPublic } from './publish.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { campaigns } from './table.ts';
import { toCampaignCard } from './to-campaign-card.ts';

/**
 * Returns a page of the public campaigns for an approved charity: open, then not started, then over; within each the
 * soonest deadline first. Throws 404 when no approved charity has the slug.
 */
export async function listCharityCampaigns(
  ctx: Ctx,
  slug: string,
  { page }: PageQuery,
): Promise<CampaignsList> {
  const [charity] = await ctx.db
    .select({ id: charities.id })
    .from(charityProfiles)
    .innerJoin(charities, eq(charities.id, charityProfiles.charityId))
    .where(and(eq(charityProfiles.slug, slug), eq(charities.approvalStatus, 'approved')))
    .limit(1);
  if (!charity) throw notFound();
  const rows = await selectCharityCampaigns(ctx, charity.id, page);
  return {
    docs: rows.slice(0, CHARITY_CAMPAIGNS_PAGE_SIZE).map((row) => toCampaignCard(ctx, row)),
    hasMore: rows.length > CHARITY_CAMPAIGNS_PAGE_SIZE,
  };
}

/** Returns the query for one page, and one campaign more where another page follows. */
export function selectCharityCampaigns(ctx: Ctx, charityId: string, page: number) {
  return selectCampaignCards(ctx)
    .where(and(eq(campaigns.charityId, charityId), isPublic))
    .orderBy(selectPlace(ctx.now), sql`${campaigns.subscriptionDeadline} asc nulls last`, campaigns.id)
    .limit(CHARITY_CAMPAIGNS_PAGE_SIZE + 1)
    .offset((page - 1) * CHARITY_CAMPAIGNS_PAGE_SIZE);
}
