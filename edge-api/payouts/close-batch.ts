import { and, eq, gt } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction } from '../admin-log/index.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { requireBatch } from './batches.ts';
import type { Batch, SentBatch } from './contract.ts';
import { queuePayoutMails } from './queue-payout-mails.ts';
import { BATCH_TAKEN_BACK, SENT_ALREADY, SENT_TOO_EARLY, SENT_TOO_LATE, SENT_FOR_GOOD } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/**
 * Marks a batch as sent, once, with the bank's day and reference; everyone concerned is told after that. The same again
 * changes nothing. Throws 409 when it was sent with another day or reference, or taken back.
 */
export async function markBatchSent(ctx: Ctx, id: string, { date, reference }: SentBatch): Promise<Batch> {
  const admin = requirePerson(ctx);
  await runUnit(async () => {
    const batch = await requireBatch(ctx, id);
    if (date > formatEventDate(ctx.now)) throw invalidDate(SENT_TOO_LATE);
    if (date < formatEventDate(new Date(batch.createdAt))) throw invalidDate(SENT_TOO_EARLY);
    if (batch.takenBackAt !== null)
      throw new ApiError(409, 'conflict', BATCH_TAKEN_BACK, { extra: { doc: batch } });
    if (batch.sentOn === date && batch.bankReference === reference) return;
    if (batch.sentOn !== null) throw new ApiError(409, 'conflict', SENT_ALREADY, { extra: { doc: batch } });
    const sent = { sentOn: date, bankReference: reference, sentAt: ctx.now, sentBy: admin.id };
    await commit(
      ctx,
      [isUnchanged(payoutBatches, { id, sentAt: null, takenBackAt: null })],
      [
        ctx.db
          .update(payouts)
          .set({ mailCursor: 0 })
          .where(and(eq(payouts.batchId, id), gt(payouts.amountCents, 0))),
        ctx.db.update(payoutBatches).set(sent).where(eq(payoutBatches.id, id)),
      ],
    );
    ctx.log.info('payout_batch_sent', { batch: id });
    ctx.defer(queuePayoutMails(ctx));
  });
  return requireBatch(ctx, id);
}

const invalidDate = (message: LocalizedText) => validationFailed([{ path: 'date', message }]);

/**
 * Takes a batch back that was not sent: its campaigns are payable again, and the log says who did it and why. The same
 * again changes nothing. Throws 409 once it is marked as sent, 404 for an unknown one.
 */
export async function takeBackBatch(ctx: Ctx, id: string, { reason }: ActionReason): Promise<Batch> {
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
