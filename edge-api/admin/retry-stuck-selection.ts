import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { retrySelection } from '../nominees/index.ts';
import { selectionRuns } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';

/** Has a selection that is stuck tried again at once, and logs it. Throws as `retrySelection` does. */
export async function retryStuckSelection(
  ctx: Ctx,
  campaignId: string,
  { reason }: ActionReason,
): Promise<void> {
  const runs = await ctx.db.$count(selectionRuns, eq(selectionRuns.campaignId, campaignId));
  if (runs === 0) throw notFound();
  await logAction(ctx, { action: 'selection-retried', subject: campaignId, reason });
  await retrySelection(ctx, campaignId);
}
