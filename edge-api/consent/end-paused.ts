import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { endCampaign } from '../cancellations/index.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { SWEEP_LIMIT } from './rules.ts';

/** Ends the paused campaigns whose time is over, and refunds everyone. Returns how many. */
export async function endPaused(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: campaigns.id, rejectionReason: charities.rejectionReason })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(and(lte(campaigns.charityDueAt, ctx.now), isNull(campaigns.cancelledAt)))
    .orderBy(asc(campaigns.charityDueAt))
    .limit(SWEEP_LIMIT);
  return tryCampaigns(ctx, due, ({ id, rejectionReason }) =>
    endCampaign(ctx, id, { by: 'charity', reason: rejectionReason ?? '' }),
  );
}
