import { and, asc, eq, lte } from 'drizzle-orm';
import { getCharityCents } from '../campaigns/result-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { createTransfer, findRefusal, findTransfer, type ProviderTransfer } from '../payments/index.ts';
import { toPresent, type Ctx } from '../platform/context.ts';
import { countFailure } from '../platform/count-failure.ts';
import { findObstacle } from './payable-rules.ts';
import { CLAIM_MS, SWEEP_LIMIT, TRANSFER_RETRY_MS } from './rules.ts';
import { selectFacts, toPayoutFacts } from './select-facts.ts';
import { transfers } from './table.ts';
import { tryEach } from '../platform/try-each.ts';

type Transfer = typeof transfers.$inferSelect;

/** Makes the due transfers at the provider. Returns how many it tried. */
export async function makeTransfers(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(lte(transfers.dueAt, ctx.now), eq(transfers.state, 'due')))
    .orderBy(asc(transfers.dueAt))
    .limit(SWEEP_LIMIT);
  await tryEach(ctx, 'transfer_postponed', due, ({ id }) => makeTransfer(toPresent(ctx), id));
  return due.length;
}

/**
 * Makes one transfer at the provider, or finds one whose response was lost, unless another caller has claimed it.
 * Deletes it if the net amount has changed since, so that it is frozen again; an obstacle leaves it waiting.
 */
async function makeTransfer(ctx: Ctx, id: string): Promise<void> {
  const claim = new Date(ctx.now.getTime() + CLAIM_MS);
  const [transfer] = await ctx.db
    .update(transfers)
    .set({ dueAt: claim, failure: null })
    .where(and(eq(transfers.id, id), eq(transfers.state, 'due'), lte(transfers.dueAt, ctx.now)))
    .returning();
  if (!transfer) return;
  const { campaignId, refusals } = transfer;
  const made = await findTransfer(ctx, campaignId);
  if (made) return storeTransfer(ctx, transfer, made);
  const [row] = await selectFacts(ctx).where(eq(campaigns.id, campaignId));
  if (!row) return;
  const facts = toPayoutFacts(ctx, row);
  if (row.figures && getCharityCents(facts.figures, facts.costsCoveredBy) !== transfer.netCents) {
    const isOurs = and(eq(transfers.id, id), eq(transfers.state, 'due'), eq(transfers.dueAt, claim));
    await ctx.db.delete(transfers).where(isOurs);
    return;
  }
  // It becomes due again when the claim expires.
  if (findObstacle(facts, ctx.now)) return;
  try {
    const description = `${transfer.reference} ${transfer.charityName}`;
    const key = `transfer:${id}:${refusals}`;
    await storeTransfer(ctx, transfer, await createTransfer(ctx, { ...transfer, description }, key));
  } catch (error) {
    countFailure(ctx, 'transfers');
    const failure = findRefusal(error);
    if (failure === undefined) throw error;
    const dueAt = new Date(ctx.now.getTime() + TRANSFER_RETRY_MS);
    await ctx.db
      .update(transfers)
      .set({ failure, refusals: refusals + 1, dueAt })
      .where(and(eq(transfers.id, id), eq(transfers.state, 'due')));
  }
}

async function storeTransfer(ctx: Ctx, { id, campaignId }: Transfer, made: ProviderTransfer): Promise<void> {
  const { id: transferId, paymentId, amountCents, reversedCents } = made;
  await ctx.db
    .update(transfers)
    .set({
      state: 'made',
      transferId,
      paymentId,
      amountCents,
      checkedAt: ctx.now,
      reversedCents,
      failure: null,
      refusals: 0,
      dueAt: null,
    })
    .where(and(eq(transfers.id, id), eq(transfers.state, 'due')));
  ctx.log.info('transfer_made', { campaign: campaignId, transfer: transferId });
}
