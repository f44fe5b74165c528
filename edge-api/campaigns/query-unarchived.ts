import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { IS_UNARCHIVED } from './stage-rules.ts';
import { campaigns } from './table.ts';

/** Returns the query for the campaign that ended, and was last changed, longest ago before an instant, and is not archived. */
export function queryUnarchived(ctx: Ctx, before: Date) {
  return ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(sql.raw(IS_UNARCHIVED), lte(campaigns.updatedAt, before)))
    .orderBy(asc(campaigns.updatedAt))
    .limit(1);
}

/** Notes that nothing of a campaign is left to archive. */
export async function markArchived(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(campaigns).set({ archivedAt: ctx.now }).where(eq(campaigns.id, id));
}
