import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { endCampaign } from '../cancellations/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { CHARITY_REJECTED_REASON } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';

/** Campaigns that one sweep ends at most. */
const CAMPAIGNS_PER_SWEEP = 20;

/**
 * Ends the paused campaigns whose owners have chosen no other charity in time; everything that fans paid goes back.
 * Returns how many.
 */
export async function endUnreplaced(ctx: Ctx): Promise<number> {
  let ended = 0;
  for (const { id, rejectionReason } of await queryUnreplaced(ctx)) {
    const reason = rejectionReason ?? CHARITY_REJECTED_REASON;
    if (await endCampaign(ctx, id, { by: 'charity', reason })) ended += 1;
  }
  return ended;
}

/** Returns the query for paused campaigns whose days have passed, the earliest first. */
export function queryUnreplaced(ctx: Ctx) {
  return ctx.db
    .select({ id: campaigns.id, rejectionReason: charities.rejectionReason })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(and(lte(campaigns.charityDueAt, ctx.now), isNull(campaigns.cancelledAt)))
    .orderBy(asc(campaigns.charityDueAt))
    .limit(CAMPAIGNS_PER_SWEEP);
}
