import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { findBatch } from './list-batches.ts';
import { selectLines } from './get-batch.ts';
import { logBatchAccess } from './log-access.ts';
import { renderPain001 } from './pain-001-rules.ts';
import { BATCH_TAKEN_BACK, NO_DEBTOR_ACCOUNT, NOTHING_TO_TRANSFER, toDay } from './rules.ts';

/**
 * Returns the file of a batch for the bank, the same however often it is asked for, except for the day of the transfers;
 * its message id lets a bank take it once. 403 for all but admins.
 */
export async function getBatchFile(
  ctx: Ctx,
  id: string,
): Promise<{ readonly file: string; readonly type: string; readonly name: string }> {
  requireAdmin(ctx);
  const batch = await findBatch(ctx, id);
  if (!batch) throw notFound();
  const { PAYOUT_IBAN: iban, PAYOUT_NAME: name } = ctx.settings;
  if (iban === undefined) throw new ApiError(409, 'conflict', NO_DEBTOR_ACCOUNT);
  if (batch.takenBackAt !== null) throw new ApiError(409, 'conflict', BATCH_TAKEN_BACK);
  if (batch.totalCents === 0) throw new ApiError(409, 'conflict', NOTHING_TO_TRANSFER);
  const [, lines] = await ctx.db.batch([logBatchAccess(ctx, id, 'bank'), selectLines(ctx, id)]);
  const { messageId, createdAt } = batch;
  const file = renderPain001({
    messageId,
    createdAt: new Date(createdAt),
    day: toDay(ctx.now),
    debtor: { name, iban },
    transfers: lines
      .filter(({ amountCents }) => amountCents > 0)
      .map((line) => ({ ...line, description: `${line.reference} ${line.campaign.name}` })),
  });
  return { file, type: 'application/xml; charset=utf-8', name: `${messageId}.xml` };
}
