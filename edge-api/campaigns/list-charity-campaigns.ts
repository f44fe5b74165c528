import { and, eq, gte, sql, type SQLWrapper } from 'drizzle-orm';
import { charityProfiles } from '../charities/profile/table.ts';
import { hasConfirmed } from '../charities/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { cutPage, type ListQuery } from '../platform/paging.ts';
import type { CharityCampaigns } from './contract.ts';
import { listOrder } from './list-campaigns.ts';
import { isPublic } from './publish.ts';
import { toCampaignResult } from './result-rules.ts';
import { campaignResults } from './results-table.ts';
import { campaigns } from './table.ts';
import { selectCampaignCards, toCampaignCard } from './to-campaign-card.ts';

/**
 * Returns a page of the public campaigns for a charity that has said yes (open, not started, over; soonest deadline
 * first), with the total they raised. Throws 404 if no such charity has the slug.
 */
export async function listCharityCampaigns(
  ctx: Ctx,
  slug: string,
  query: ListQuery,
): Promise<CharityCampaigns> {
  const [charity] = await ctx.db
    .select({ id: charityProfiles.charityId })
    .from(charityProfiles)
    .where(and(eq(charityProfiles.slug, slug), hasConfirmed(charityProfiles.charityId)));
  if (!charity) throw notFound();
  const [found, result] = await Promise.all([
    selectCampaignCards(ctx)
      .where(and(eq(campaigns.charityId, charity.id), isPublic))
      .orderBy(...listOrder(ctx))
      .limit(query.limit + 1)
      .offset(query.after),
    getCharityResult(ctx, charity.id),
  ]);
  const { rows, next } = cutPage(found, query);
  return {
    docs: rows.map((row) => toCampaignCard(ctx, row)),
    next,
    result,
    costsCoveredBy: ctx.settings.COSTS_COVERED_BY,
  };
}

/** Returns the total of a charity's public results, or null; a hidden one is left out, or the sum would reveal it. */
async function getCharityResult(ctx: Ctx, charityId: string) {
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = ctx.settings;
  const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`;
  const [row] = await ctx.db
    .select({
      participants: total(campaignResults.participants),
      payments: total(campaignResults.payments),
      paidCents: total(campaignResults.paidCents),
      refunds: total(campaignResults.refunds),
      refundedCents: total(campaignResults.refundedCents),
      disputes: total(campaignResults.disputes),
      disputedCents: total(campaignResults.disputedCents),
      pricedPayments: total(campaignResults.pricedPayments),
      costsCents: total(campaignResults.costsCents),
    })
    .from(campaigns)
    .innerJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.charityId, charityId),
        isPublic,
        gte(campaignResults.participants, RESULT_MIN_PARTICIPANTS),
      ),
    );
  return toCampaignResult(row ?? null, Math.max(1, RESULT_MIN_PARTICIPANTS), COSTS_COVERED_BY);
}
