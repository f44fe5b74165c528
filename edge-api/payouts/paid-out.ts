import { eq, exists, and, gt, isNotNull, sql, desc, type SQL } from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { cutPage, type ListQuery } from '../platform/paging.ts';
import type { PublicPayout, CharityPayouts } from './contract.ts';
import { ALREADY_PAID_OUT } from './rules.ts';
import { payouts, payoutBatches } from './table.ts';

/** Returns the condition that a campaign's proceeds are in a batch, or were sent. */
export function isPaidOut(campaignId: string | SQLiteColumn): SQL {
  return exists(new QueryBuilder().select().from(payouts).where(eq(payouts.campaignId, campaignId)));
}

/** Throws 409 for a campaign whose proceeds are in a batch, or were sent. */
export async function requireNotPaidOut(ctx: Ctx, campaignId: string): Promise<void> {
  const count = await ctx.db.$count(payouts, eq(payouts.campaignId, campaignId));
  if (count > 0) throw new ApiError(409, 'conflict', ALREADY_PAID_OUT);
}

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

/** Returns a page of a charity's payouts, the newest first, for its accounts and admins; throws 404 for others. */
export async function listCharityPayouts(
  ctx: Ctx,
  charityId: string,
  query: ListQuery,
): Promise<CharityPayouts> {
  await requireManagedCharity(ctx, charityId);
  const found = await ctx.db
    .select({
      campaign: { id: campaigns.id, slug: campaigns.slug, name: campaigns.name },
      amountCents: payouts.amountCents,
      reference: payouts.reference,
      sentOn: payoutBatches.sentOn,
    })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .innerJoin(campaigns, eq(campaigns.id, payouts.campaignId))
    .where(eq(payouts.charityId, charityId))
    .orderBy(desc(payouts.frozenAt))
    .limit(query.limit + 1)
    .offset(query.after);
  const { rows, next } = cutPage(found, query);
  return { docs: rows, next };
}
