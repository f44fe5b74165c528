import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import type { Batch } from './contract.ts';
import { findBatch } from './list-batches.ts';
import { SENT_FOR_GOOD } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/**
 * Takes a batch back that was not sent: its campaigns are payable again, and the log says who did it and why. The same
 * again changes nothing. Throws 409 once it is marked as sent, 404 for an unknown one, 403 for all but admins.
 */
export async function takeBackBatch(ctx: Ctx, id: string, { reason }: ActionReason): Promise<Batch> {
  requireAdmin(ctx);
  const isUnsent = and(
    eq(payoutBatches.id, id),
    isNull(payoutBatches.sentAt),
    isNull(payoutBatches.takenBackAt),
  );
  const isTakenBack = and(eq(payoutBatches.id, id), isNotNull(payoutBatches.takenBackAt));
  const own = sql`from ${payouts} where ${payouts.batchId} = ${id}`;
  const [, marked] = await ctx.db.batch([
    logAction(ctx, { action: 'payout-batch-taken-back', subject: id, reason }, existsBatch(ctx, isUnsent)),
    ctx.db
      .update(payoutBatches)
      .set({
        takenBackAt: ctx.now,
        takenBackCount: sql`(select count(*) ${own})`,
        takenBackCents: sql`(select coalesce(sum(${payouts.amountCents}), 0) ${own})`,
      })
      .where(isUnsent)
      .returning({ id: payoutBatches.id }),
    ctx.db.delete(payouts).where(and(eq(payouts.batchId, id), existsBatch(ctx, isTakenBack))),
  ]);
  const batch = await findBatch(ctx, id);
  if (!batch) throw notFound();
  if (batch.takenBackAt === null)
    throw new ApiError(409, 'conflict', SENT_FOR_GOOD, { extra: { doc: batch } });
  if (marked.length > 0) ctx.log.info('payout_batch_taken_back', { batch: id, campaigns: batch.count });
  return batch;
}

function existsBatch(ctx: Ctx, condition: ReturnType<typeof and>) {
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(payoutBatches)
      .where(condition),
  );
}
