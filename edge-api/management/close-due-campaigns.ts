import { closeAllDue } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { startSelection } from '../nominees/index.ts';
import { hasUnpaid, queueClosedMails } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';

/** Most selections that are started at the deadline itself; the sweep starts the others, in parts of its own. */
const SELECTIONS_MAX = 20;

/**
 * Closes the campaigns whose deadline has come, each once however many sweeps run, and starts the selection of their
 * nominees. Returns how many were closed.
 */
export async function closeDueCampaigns(ctx: Ctx): Promise<number> {
  const closed = await closeAllDue(ctx, hasUnpaid(campaigns.id), (campaign, condition) =>
    queueClosedMails(ctx, campaign, condition),
  );
  for (const { id } of closed.slice(0, SELECTIONS_MAX)) await startSelection(ctx, id);
  return closed.length;
}
