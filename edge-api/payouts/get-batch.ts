import { asc, eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { BatchDetails, BatchLine } from './contract.ts';
import { findBatch } from './list-batches.ts';
import { logBatchAccess } from './log-access.ts';
import { BATCH_MAX } from './rules.ts';
import { payouts } from './table.ts';

/**
 * Returns a batch with its lines, to be typed at a bank; that they were seen is in the log of each bank account. Throws
 * 403 for all but admins.
 */
export async function getBatch(ctx: Ctx, id: string): Promise<BatchDetails> {
  requireAdmin(ctx);
  const batch = await findBatch(ctx, id);
  if (!batch) throw notFound();
  const [, lines] = await ctx.db.batch([logBatchAccess(ctx, id, 'look'), selectLines(ctx, id)]);
  return { ...batch, lines, hasFile: hasFile(ctx, lines) };
}

/** Selects the lines of a batch, in the order of their names. */
export function selectLines(ctx: Ctx, batchId: string) {
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
