import { and, eq, gte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isPublic } from './publish.ts';
import { toCampaignResult, type CampaignResult } from './result-rules.ts';
import { campaignResults } from './results-table.ts';
import { campaigns } from './table.ts';

/**
 * Returns what the public campaigns for a charity raised together; null while none shows a result. Those that hide theirs
 * do not count, so that the sum says nothing about them.
 */
export async function getCharityResult(ctx: Ctx, charityId: string): Promise<CampaignResult | null> {
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = ctx.settings;
  const [row] = await selectCharityFigures(ctx, charityId);
  return toCampaignResult(row ?? null, Math.max(1, RESULT_MIN_PARTICIPANTS), COSTS_COVERED_BY);
}

/** Returns the query for the sums of the figures that a charity's campaigns show. */
export function selectCharityFigures(ctx: Ctx, charityId: string) {
  const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`;
  const { participants, payments, paidCents, refunds, refundedCents } = campaignResults;
  const { disputes, disputedCents, pricedPayments, costsCents } = campaignResults;
  return ctx.db
    .select({
      participants: total(participants),
      payments: total(payments),
      paidCents: total(paidCents),
      refunds: total(refunds),
      refundedCents: total(refundedCents),
      disputes: total(disputes),
      disputedCents: total(disputedCents),
      pricedPayments: total(pricedPayments),
      costsCents: total(costsCents),
    })
    .from(campaigns)
    .innerJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.charityId, charityId),
        isPublic,
        gte(campaignResults.participants, ctx.settings.RESULT_MIN_PARTICIPANTS),
      ),
    );
}
