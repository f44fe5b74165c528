import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { selectSettledAt } from '../admin-log/index.ts';
import { findRefusal, retrieveTransfer, reverseTransfer } from '../payments/index.ts';
import { toPresent, type Ctx } from '../platform/context.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { toReversal } from './payable-rules.ts';
import { CLAIM_MS, REVERSAL_RETRY_MS, SWEEP_LIMIT } from './rules.ts';
import { CURRENT, selectCarryCents } from './select-facts.ts';
import { transfers } from './table.ts';
import { tryEach } from '../platform/try-each.ts';

const CARRY = selectCarryCents(transfers.charityId);
/** Holds unless it was paid another way: what is then taken back at the provider is the platform's own. */
const IS_PAID_HERE = isNull(selectSettledAt(transfers.id));

/** Reverses the parts of transfers that refunds and lost disputes have cost since. Returns how many it tried. */
export async function reverseTransfers(ctx: Ctx): Promise<number> {
  const due = await queryReversible(ctx);
  await tryEach(ctx, 'transfer_postponed', due, ({ id }) => reverse(toPresent(ctx), id));
  return due.length;
}

function queryReversible(ctx: Ctx) {
  const hasGone = sql`${transfers.state} <> 'due' and ${transfers.amountCents} > ${transfers.reversedCents}
    and ${CURRENT} < ${transfers.netCents} - ${transfers.reversedCents} and ${CARRY} < 0`;
  return ctx.db
    .select({ id: transfers.id })
    .from(transfers)
    .where(
      or(
        and(lte(transfers.dueAt, ctx.now), ne(transfers.state, 'due')),
        and(isNull(transfers.dueAt), IS_PAID_HERE, hasGone),
      ),
    )
    .limit(SWEEP_LIMIT);
}

async function reverse(ctx: Ctx, id: string): Promise<void> {
  const transfer = await claimReversal(ctx, id);
  if (!transfer?.transferId) return;
  const { transferId, reversedCents, reversingCents, refusals } = transfer;
  const atProvider = await refreshTransfer(ctx, transferId);
  // If the amount differs, an earlier try whose response was lost did reverse it; it is stored by now.
  if (atProvider !== reversedCents) return;
  try {
    await reverseTransfer(ctx, transferId, reversingCents, `reversal:${id}:${reversedCents}:${refusals}`);
    await refreshTransfer(ctx, transferId);
  } catch (error) {
    const failure = findRefusal(error);
    if (failure === undefined) throw error;
    // The debt is carried over to the charity's next transfer; until there is one, the reversal is retried.
    const dueAt = new Date(ctx.now.getTime() + REVERSAL_RETRY_MS);
    await ctx.db
      .update(transfers)
      .set({ reversingCents: 0, failure, refusals: refusals + 1, dueAt })
      .where(
        and(
          eq(transfers.id, id),
          eq(transfers.reversedCents, reversedCents),
          eq(transfers.reversingCents, reversingCents),
        ),
      );
    ctx.log.warn('reversal_refused', { transfer: transferId, reason: failure });
  }
}

/** Stores the amount to reverse, so that it counts once; an amount stored earlier stays the same. */
function claimReversal(ctx: Ctx, id: string): Promise<typeof transfers.$inferSelect | undefined> {
  return runUnit(async () => {
    const [row] = await ctx.db
      .select({ transfer: transfers, currentCents: CURRENT, carryCents: CARRY })
      .from(transfers)
      .where(eq(transfers.id, id));
    if (!row || (row.transfer.dueAt !== null && row.transfer.dueAt > ctx.now)) return undefined;
    const { transfer, currentCents, carryCents } = row;
    const { reversedCents, reversingCents: before, dueAt } = transfer;
    const reversingCents = before || toReversal(transfer, currentCents, carryCents);
    // Nothing is due if a later transfer has already offset the debt.
    const nextAt = reversingCents > 0 ? new Date(ctx.now.getTime() + CLAIM_MS) : null;
    const claim = { reversingCents, failure: null, dueAt: nextAt };
    const owed = selectCarryCents(sql`${transfer.charityId}`);
    await commit(
      ctx,
      and(isUnchanged(transfers, { id, reversedCents, reversingCents: before, dueAt }), eq(owed, carryCents)),
      [ctx.db.update(transfers).set(claim).where(eq(transfers.id, id))],
    );
    return reversingCents > 0 ? { ...transfer, ...claim } : undefined;
  });
}

/** Stores the provider's reversed amount of a transfer and returns it, in cents. */
export async function refreshTransfer(ctx: Ctx, transferId: string): Promise<number> {
  const { reversedCents } = await retrieveTransfer(ctx, transferId);
  const taken = sql`max(${reversedCents} - ${transfers.reversedCents}, 0)`;
  const reversingCents = sql`max(${transfers.reversingCents} - ${taken}, 0)`;
  await ctx.db
    .update(transfers)
    .set({
      reversedCents: sql`max(${transfers.reversedCents}, ${reversedCents})`,
      reversingCents,
      failure: sql`iif(${taken} > 0, null, ${transfers.failure})`,
      dueAt: sql`iif(${taken} > 0 and ${reversingCents} = 0, null, ${transfers.dueAt})`,
    })
    .where(and(eq(transfers.transferId, transferId), or(IS_PAID_HERE, gt(transfers.reversingCents, 0))));
  return reversedCents;
}
