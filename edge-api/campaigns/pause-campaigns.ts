import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from './table.ts';
import { toNextVersion } from './version-rules.ts';

type Row = typeof campaigns.$inferSelect;

/** Holds for a campaign that waits for another charity. */
export const isPaused = sql`(${and(isNotNull(campaigns.charityDueAt), isNull(campaigns.cancelledAt))})`;

/** Returns the statement that lets a charity's campaigns wait for another one until `dueAt`, where `condition` holds. */
export function pauseCampaigns(ctx: Ctx, charityId: string, dueAt: Date, condition: SQL) {
  return ctx.db
    .update(campaigns)
    .set({ charityDueAt: dueAt, updatedAt: ctx.now })
    .where(
      and(
        eq(campaigns.charityId, charityId),
        isNull(campaigns.charityDueAt),
        isNull(campaigns.cancelledAt),
        condition,
      ),
    );
}

/** Returns the statement that lets a charity's campaigns go on as they were, while `condition` holds. */
export function resumeCampaigns(ctx: Ctx, charityId: string, condition: SQL) {
  return ctx.db
    .update(campaigns)
    .set({ charityDueAt: null, updatedAt: ctx.now })
    .where(and(eq(campaigns.charityId, charityId), isPaused, condition));
}

/** Returns the statement that gives a paused campaign another charity; it yields a row if it was still paused. */
export function replaceCharity(ctx: Ctx, row: Row, charityId: string, condition: SQL) {
  const versions = toNextVersion(row, ['charity']);
  return ctx.db
    .update(campaigns)
    .set({ charityId, charityDueAt: null, updatedAt: ctx.now, ...versions })
    .where(and(eq(campaigns.id, row.id), eq(campaigns.version, row.version), isPaused, condition))
    .returning({ id: campaigns.id });
}
