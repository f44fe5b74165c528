import { reopen, requireCanRun, requireOwnCampaign, winnersAlreadySelected } from '../campaigns/index.ts';
import { clearNominees, clearSelectionRun } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import type { Campaign } from '../campaigns/contract.ts';
import { getDefaultDeadline } from '../campaigns/draft-rules.ts';
import { getOwnCampaign } from './read-own-campaigns.ts';
import { CANNOT_REOPEN } from '../campaigns/rules.ts';
import type { campaigns } from '../campaigns/table.ts';

type Row = typeof campaigns.$inferSelect;

/**
 * Opens the caller's own campaign again, until winners are selected; its nominees are cleared,
 * their scores kept. A deadline that has
 * passed becomes 48 hours before the event; 409 when that is past as well (decisions.md, "Nominees and winners"), and
 * when the caller runs as many campaigns as an account may.
 */
export async function reopenCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const row = await requireOwnCampaign(ctx, id);
  if (row.winnersSelected) throw winnersAlreadySelected();
  const deadline = getReopenedDeadline(row, ctx.now);
  const [reopened] = await ctx.db.batch([
    reopen(ctx, row, deadline),
    clearNominees(ctx, id),
    clearSelectionRun(ctx, id),
  ]);
  if (reopened.length === 0) {
    await requireCanRun(ctx, row.ownerId, id);
    throw winnersAlreadySelected();
  }
  ctx.log.info('campaign_reopened', { campaign: id });
  return getOwnCampaign(ctx, id);
}

function getReopenedDeadline(row: Row, now: Date): Date | null {
  const { subscriptionDeadline: deadline, plannedAt } = row;
  if (deadline === null || deadline > now) return deadline;
  const newDeadline = getDefaultDeadline(plannedAt, false);
  if (plannedAt === null) return null;
  if (newDeadline === null || newDeadline <= now) throw new ApiError(409, 'conflict', CANNOT_REOPEN);
  return newDeadline;
}
