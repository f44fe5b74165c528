import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { Batch } from './contract.ts';
import { requireBatch } from './list-batches.ts';
import { SENT_FOR_GOOD } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/**
 * Takes a batch back that was not sent: its campaigns are payable again, and the log says who did it and why. The same
 * again changes nothing. Throws 409 once it is marked as sent, 404 for an unknown one, 403 for all but admins.
 */
export async function takeBackBatch(ctx: Ctx, id: string, { reason }: ActionReason): Promise<Batch> {
  requireAdmin(ctx);
  await runUnit(async () => {
    const batch = await requireBatch(ctx, id);
    if (batch.takenBackAt !== null) return;
    if (batch.sentOn !== null) throw new ApiError(409, 'conflict', SENT_FOR_GOOD, { extra: { doc: batch } });
    const taken = { takenBackAt: ctx.now, takenBackCount: batch.count, takenBackCents: batch.totalCents };
    await commit(
      ctx,
      [isUnchanged(payoutBatches, { id, sentAt: null, takenBackAt: null })],
      [
        logAction(ctx, { action: 'payout-batch-taken-back', subject: id, reason }),
        ctx.db.update(payoutBatches).set(taken).where(eq(payoutBatches.id, id)),
        ctx.db.delete(payouts).where(eq(payouts.batchId, id)),
      ],
    );
    ctx.log.info('payout_batch_taken_back', { batch: id, campaigns: batch.count });
  });
  return requireBatch(ctx, id);
}
