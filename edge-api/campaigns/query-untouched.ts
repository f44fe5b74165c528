import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from './table.ts';

/** Returns the query for the campaign of a kind that was last changed longest ago before an instant; `kind` is an index's. */
export function queryUntouched(ctx: Ctx, kind: string, before: Date) {
  return ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(sql.raw(kind), lte(campaigns.updatedAt, before)))
    .orderBy(asc(campaigns.updatedAt))
    .limit(1);
}

/** Notes that nothing of a campaign is left to archive. */
export async function markArchived(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(campaigns).set({ archivedAt: ctx.now }).where(eq(campaigns.id, id));
}

/** Returns the statement that notes that the traces of a campaign's answers are deleted. */
export function markTracesPruned(ctx: Ctx, id: string) {
  return ctx.db.update(campaigns).set({ tracesPrunedAt: ctx.now }).where(eq(campaigns.id, id));
}
