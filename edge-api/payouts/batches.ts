import { desc, eq, sql, asc } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, ApiError } from '../platform/errors.ts';
import { cutPage, type ListQuery } from '../platform/paging.ts';
import type { Batch, BatchesPage, BatchDetails, BatchLine } from './contract.ts';
import { renderPain001 } from './pain-001-rules.ts';
import { logBatchAccess } from './payout-account.ts';
import { BATCH_MAX, BATCH_TAKEN_BACK, NO_DEBTOR_ACCOUNT, NOTHING_TO_TRANSFER } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

/** Returns a page of the batches, the newest first. */
export async function listBatches(ctx: Ctx, query: ListQuery): Promise<BatchesPage> {
  const found = await selectBatches(ctx)
    .orderBy(desc(payoutBatches.createdAt), desc(payoutBatches.id))
    .limit(query.limit + 1)
    .offset(query.after);
  const { rows, next } = cutPage(found, query);
  return { docs: rows.map(toBatch), next };
}

/** Returns a batch if there is one with this id. */
export async function findBatch(ctx: Ctx, id: string): Promise<Batch | undefined> {
  const [row] = await selectBatches(ctx).where(eq(payoutBatches.id, id)).limit(1);
  return row && toBatch(row);
}

/** Returns a batch; throws 404 where there is none. */
export async function requireBatch(ctx: Ctx, id: string): Promise<Batch> {
  const batch = await findBatch(ctx, id);
  if (!batch) throw notFound();
  return batch;
}

function selectBatches(ctx: Ctx) {
  const own = sql`from ${payouts} where ${payouts.batchId} = ${payoutBatches.id}`;
  return ctx.db
    .select({
      id: payoutBatches.id,
      messageId: payoutBatches.messageId,
      createdAt: payoutBatches.createdAt,
      count: sql<number>`coalesce(${payoutBatches.takenBackCount}, (select count(*) ${own}))`.as('count'),
      totalCents: sql<number>`coalesce(${payoutBatches.takenBackCents},
        (select coalesce(sum(${payouts.amountCents}), 0) ${own}))`.as('total_cents'),
      sentOn: payoutBatches.sentOn,
      bankReference: payoutBatches.bankReference,
      takenBackAt: payoutBatches.takenBackAt,
    })
    .from(payoutBatches)
    .$dynamic();
}

function toBatch(row: Awaited<ReturnType<typeof selectBatches>>[number]): Batch {
  const { createdAt, takenBackAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), takenBackAt: takenBackAt?.toISOString() ?? null };
}

/**
 * Returns a batch with its lines, to be typed at a bank; that they were seen is in the log of each bank account.
 */
export async function getBatch(ctx: Ctx, id: string): Promise<BatchDetails> {
  const batch = await requireBatch(ctx, id);
  const [, lines] = await ctx.db.batch([logBatchAccess(ctx, id, 'look'), selectLines(ctx, id)]);
  return { ...batch, lines, hasFile: hasFile(ctx, lines) };
}

/** Selects the lines of a batch, in the order of their names. */
function selectLines(ctx: Ctx, batchId: string) {
  return ctx.db
    .select({
      campaign: { id: campaigns.id, slug: campaigns.slug, name: campaigns.name },
      charity: payouts.charityName,
      holder: payouts.holder,
      iban: payouts.iban,
      bic: payouts.bic,
      amountCents: payouts.amountCents,
      reference: payouts.reference,
    })
    .from(payouts)
    .innerJoin(campaigns, eq(campaigns.id, payouts.campaignId))
    .where(eq(payouts.batchId, batchId))
    .orderBy(asc(payouts.charityName), asc(payouts.reference))
    .limit(BATCH_MAX);
}

/** Returns whether a batch has a file: something is transferred, from an account that is known. */
function hasFile(ctx: Ctx, lines: readonly BatchLine[]): boolean {
  return ctx.settings.PAYOUT_IBAN !== undefined && lines.some(({ amountCents }) => amountCents > 0);
}

/**
 * Returns the file of a batch for the bank, the same however often it is asked for, except for the day of the transfers;
 * its message id lets a bank take it once.
 */
export async function getBatchFile(
  ctx: Ctx,
  id: string,
): Promise<{ readonly file: string; readonly type: string; readonly name: string }> {
  const batch = await requireBatch(ctx, id);
  const { PAYOUT_IBAN: iban, PAYOUT_NAME: name } = ctx.settings;
  if (iban === undefined) throw new ApiError(409, 'conflict', NO_DEBTOR_ACCOUNT);
  if (batch.takenBackAt !== null) throw new ApiError(409, 'conflict', BATCH_TAKEN_BACK);
  if (batch.totalCents === 0) throw new ApiError(409, 'conflict', NOTHING_TO_TRANSFER);
  const [, lines] = await ctx.db.batch([logBatchAccess(ctx, id, 'bank'), selectLines(ctx, id)]);
  const { messageId, createdAt } = batch;
  const file = renderPain001({
    messageId,
    createdAt: new Date(createdAt),
    day: formatEventDate(ctx.now),
    debtor: { name, iban },
    transfers: lines
      .filter(({ amountCents }) => amountCents > 0)
      .map((line) => ({ ...line, description: `${line.reference} ${line.campaign.name}` })),
  });
  return { file, type: 'application/xml; charset=utf-8', name: `${messageId}.xml` };
}
