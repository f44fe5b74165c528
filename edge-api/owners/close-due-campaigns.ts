import { and, eq, lte } from 'drizzle-orm';
import { startSelection } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from '../campaigns/table.ts';

/**
 * Closes the campaigns whose deadline has come, each once however many sweeps run, and starts the selection of their
 * nominees. At the deadline itself a campaign is closed (decisions.md, "Time"). Answers how many were closed.
 */
export async function closeDueCampaigns(ctx: Ctx): Promise<number> {
  const closed = await ctx.db
    .update(campaigns)
    .set({ isActive: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(campaigns.isActive, true), lte(campaigns.subscriptionDeadline, ctx.now)))
    .returning({ id: campaigns.id });
  for (const { id } of closed) {
    ctx.log.info('campaign_closed', { campaign: id });
    await startSelection(ctx, id);
  }
  return closed.length;
}
