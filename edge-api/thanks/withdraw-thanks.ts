import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { thanks } from './table.ts';

/** Returns the statement that withdraws a campaign's thank-you: only its owner sees it then. */
export function withdrawThanks(ctx: Ctx, campaignId: string) {
  return ctx.db
    .update(thanks)
    .set({ withdrawnAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(thanks.campaignId, campaignId), isNull(thanks.withdrawnAt)));
}
