import { eq, exists, sql } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { retrySelection } from '../nominees/index.ts';
import { selectionRuns } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';

/** Has a selection that is stuck tried again at once, and logs it. Throws as `retrySelection` does. */
export async function retryStuckSelection(
  ctx: Ctx,
  campaignId: string,
  { reason }: ActionReason,
): Promise<void> {
  const isBegun = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(selectionRuns)
      .where(eq(selectionRuns.campaignId, campaignId)),
  );
  await logAction(ctx, { action: 'selection-retried', subject: campaignId, reason }, isBegun);
  await retrySelection(ctx, campaignId);
}
