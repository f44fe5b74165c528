import { count, eq, max } from 'drizzle-orm';
import { toCampaignTimes } from '../campaigns/index.ts';
import { phaseAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { getScoringSummary } from '../scoring/index.ts';
import type { SelectionReport } from './contract.ts';
import { WINNERS_DEFAULT, WINNERS_TWO } from './rules.ts';
import { winners } from './table.ts';

/** Returns how a campaign's nominees and winners are found, for anyone; counts and times only once it is closed. */
export async function getSelectionReport(ctx: Ctx, slug: string): Promise<SelectionReport> {
  const [campaign] = await ctx.db.select().from(campaigns).where(eq(campaigns.slug, slug));
  if (!campaign) throw notFound();
  const phase = phaseAt(toCampaignTimes(campaign), ctx.now);
  const isClosed = phase !== 'open' && phase !== 'not-started';
  return {
    campaign: {
      slug,
      name: campaign.name,
      celebrity: { name: campaign.artistName },
      phase,
    },
    winnersToChoose: campaign.twoWinners ? WINNERS_TWO : WINNERS_DEFAULT,
    result: isClosed ? await getSelectionResult(ctx, campaign) : null,
  };
}

async function getSelectionResult(
  ctx: Ctx,
  { id, closedAt, subscriptionDeadline, nomineeCount }: typeof campaigns.$inferSelect,
): Promise<NonNullable<SelectionReport['result']>> {
  const [summary, [chosen]] = await Promise.all([
    getScoringSummary(ctx, id),
    ctx.db
      .select({ count: count(), at: max(winners.selectedAt) })
      .from(winners)
      .where(eq(winners.campaignId, id)),
  ]);
  return {
    ...summary,
    closedAt: (closedAt ?? subscriptionDeadline)?.toISOString() ?? null,
    nominees: nomineeCount,
    winners: chosen?.count ?? 0,
    chosenAt: chosen?.at?.toISOString() ?? null,
  };
}
