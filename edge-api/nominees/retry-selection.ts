import { and, eq, isNull } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { SCORING_FAILED } from '../scoring/rules.ts';
import { startSelections } from './start-selection.ts';
import { selectionRuns } from './table.ts';

/**
 * Tries the selection of a closed campaign again at once, even one that was given up. Throws 404 where none was ever
 * started or there are winners, 502 when it cannot be started.
 */
export async function retrySelection(ctx: Ctx, campaignId: string): Promise<void> {
  const [campaign] = await ctx.db
    .select({ closedAt: campaigns.closedAt })
    .from(selectionRuns)
    .innerJoin(campaigns, eq(campaigns.id, selectionRuns.campaignId))
    .where(
      and(
        eq(campaigns.id, campaignId),
        eq(campaigns.isActive, false),
        eq(campaigns.winnersSelected, false),
        isNull(campaigns.cancelledAt),
      ),
    );
  if (!campaign) throw notFound();
  const selection = { campaignId, closedAt: campaign.closedAt?.getTime() ?? null };
  const { failed } = await startSelections(ctx, [selection], { isForced: true });
  if (failed > 0) throw new ApiError(502, 'scoring_failed', SCORING_FAILED);
  ctx.log.info('selection_retried', { campaign: campaignId });
}
