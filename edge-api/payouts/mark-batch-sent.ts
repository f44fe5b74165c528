import { and, eq, gt } from 'drizzle-orm';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { Batch, SentBatch } from './contract.ts';
import { requireBatch } from './list-batches.ts';
import { queuePayoutMails } from './queue-payout-mails.ts';
import { BATCH_TAKEN_BACK, SENT_ALREADY, SENT_TOO_EARLY, SENT_TOO_LATE, toDay } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/**
 * Marks a batch as sent, once, with the bank's day and reference; everyone concerned is told after that. The same again
 * changes nothing. Throws 409 when it was sent with another day or reference, or taken back; 403 for all but admins.
 */
export async function markBatchSent(ctx: Ctx, id: string, { date, reference }: SentBatch): Promise<Batch> {
  const admin = requireAdmin(ctx);
  await runUnit(async () => {
    const batch = await requireBatch(ctx, id);
    if (date > toDay(ctx.now)) throw invalidDate(SENT_TOO_LATE);
    if (date < toDay(new Date(batch.createdAt))) throw invalidDate(SENT_TOO_EARLY);
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
