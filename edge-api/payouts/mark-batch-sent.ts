import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError, notFound, validationFailed } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';
import type { Batch, SentBatch } from './contract.ts';
import { findBatch } from './list-batches.ts';
import { queuePayoutMails } from './queue-payout-mails.ts';
import { BATCH_TAKEN_BACK, SENT_ALREADY, SENT_TOO_EARLY, SENT_TOO_LATE, toDay } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/**
 * Marks a batch as sent, once, with the bank's day and reference; everyone concerned is told after that. The same again
 * changes nothing. Throws 409 when it was sent with another day or reference, or taken back; 403 for all but admins.
 */
export async function markBatchSent(ctx: Ctx, id: string, { date, reference }: SentBatch): Promise<Batch> {
  const admin = requireAdmin(ctx);
  const batch = await findBatch(ctx, id);
  if (!batch) throw notFound();
  if (date > toDay(ctx.now)) throw invalidDate(SENT_TOO_LATE);
  if (date < toDay(new Date(batch.createdAt))) throw invalidDate(SENT_TOO_EARLY);
  const isUnsent = and(
    eq(payoutBatches.id, id),
    isNull(payoutBatches.sentAt),
    isNull(payoutBatches.takenBackAt),
  );
  const [, marked] = await ctx.db.batch([
    ctx.db
      .update(payouts)
      .set({ mailCursor: 0 })
      .where(
        and(
          eq(payouts.batchId, id),
          sql`${payouts.amountCents} > 0`,
          exists(
            ctx.db
              .select({ one: sql`1` })
              .from(payoutBatches)
              .where(isUnsent),
          ),
        ),
      ),
    // Last, because it makes the condition of the other false.
    ctx.db
      .update(payoutBatches)
      .set({ sentOn: date, bankReference: reference, sentAt: ctx.now, sentBy: admin.id })
      .where(isUnsent)
      .returning({ id: payoutBatches.id }),
  ]);
  const sent = (await findBatch(ctx, id)) ?? batch;
  if (marked.length > 0) {
    ctx.log.info('payout_batch_sent', { batch: id });
    ctx.defer(queuePayoutMails(ctx));
  } else if (sent.takenBackAt !== null) {
    throw new ApiError(409, 'conflict', BATCH_TAKEN_BACK, { extra: { doc: sent } });
  } else if (sent.sentOn !== date || sent.bankReference !== reference) {
    throw new ApiError(409, 'conflict', SENT_ALREADY, { extra: { doc: sent } });
  }
  return sent;
}

const invalidDate = (message: LocalizedText) => validationFailed([{ path: 'date', message }]);
