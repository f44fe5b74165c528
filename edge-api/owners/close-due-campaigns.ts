import { closeAllDue } from '../campaigns/index.ts';
import { startSelection } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';

/**
 * Closes the campaigns whose deadline has come, each once however many sweeps run, and starts the selection of their
 * nominees. Returns how many were closed.
 */
export async function closeDueCampaigns(ctx: Ctx): Promise<number> {
  const closed = await closeAllDue(ctx);
  for (const { id } of closed) await startSelection(ctx, id);
  return closed.length;
}
