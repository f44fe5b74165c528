import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { thanks } from './table.ts';

/** The statement that withdraws a campaign's thank-you while `condition` holds: only its owner sees it then. */
export function withdrawThanks(ctx: Ctx, campaignId: string, condition: SQL) {
  return ctx.db
    .update(thanks)
    .set({ withdrawnAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(thanks.campaignId, campaignId), isNull(thanks.withdrawnAt), condition));
}
