import { desc, eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import type { PageQuery } from '../platform/contract.ts';
import type { Ctx } from '../platform/context.ts';
import type { CharityPayouts } from './contract.ts';
import { CHARITY_PAYOUTS_PAGE_SIZE } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/** Returns a page of a charity's payouts, the newest first, for its accounts and admins; throws 404 for others. */
export async function listCharityPayouts(
  ctx: Ctx,
  charityId: string,
  { page }: PageQuery,
): Promise<CharityPayouts> {
  await requireManagedCharity(ctx, charityId);
  const docs = await ctx.db
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
    .limit(CHARITY_PAYOUTS_PAGE_SIZE + 1)
    .offset((page - 1) * CHARITY_PAYOUTS_PAGE_SIZE);
  return {
    docs: docs.slice(0, CHARITY_PAYOUTS_PAGE_SIZE),
    hasMore: docs.length > CHARITY_PAYOUTS_PAGE_SIZE,
  };
}
