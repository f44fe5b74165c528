import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { PublicPayout } from './contract.ts';
import { payoutBatches, payouts } from './table.ts';

/** Returns what was transferred of a public campaign's proceeds; null before that. */
export async function getPublicPayout(ctx: Ctx, slug: string): Promise<PublicPayout | null> {
  const [row] = await ctx.db
    .select({
      amountCents: payouts.amountCents,
      charity: payouts.charityName,
      sentOn: sql<string>`${payoutBatches.sentOn}`,
    })
    .from(campaigns)
    .innerJoin(payouts, eq(payouts.campaignId, campaigns.id))
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(
      and(
        eq(campaigns.slug, slug),
        isVisible(ctx),
        isNotNull(payoutBatches.sentOn),
        gt(payouts.amountCents, 0),
      ),
    )
    .limit(1);
  return row ?? null;
}
