import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { IS_UNMET } from '../nominees/index.ts';
import { winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { runUnit } from '../platform/unit-of-work.ts';
import { queueUnmetForOwner } from './moved-mails.ts';
import { updateMeeting } from './update-meeting.ts';

const POSTPONED = { flexiblePlanning: true, plannedDate: null, plannedTime: null } as const;

/** Postpones each meeting that begins although all winners said that they cannot come then. Returns how many. */
export async function postponeUnmet(ctx: Ctx): Promise<number> {
  const cannotCome = ctx.db
    .select({ id: winners.campaignId })
    .from(winners)
    .where(eq(winners.dateAnswer, 'cannot'));
  const isUnmet = and(
    inArray(campaigns.id, cannotCome),
    lte(campaigns.plannedAt, ctx.now),
    isNull(campaigns.cancelledAt),
    IS_UNMET,
  );
  const due = await ctx.db.select({ id: campaigns.id }).from(campaigns).where(isUnmet);
  return tryCampaigns(ctx, due, ({ id }) =>
    runUnit(async () => {
      const [row] = await ctx.db
        .select()
        .from(campaigns)
        .where(and(eq(campaigns.id, id), isUnmet));
      if (row) await updateMeeting(ctx, row, POSTPONED, queueUnmetForOwner(ctx, row));
      return row !== undefined;
    }),
  );
}
