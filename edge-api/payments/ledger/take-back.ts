import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { conflict, requireRow } from '#api/platform/errors.ts';
import { hasOpenDispute } from '../ledger-rules.ts';
import { NOT_RETURNABLE } from '../rules.ts';
import { checkouts } from '../table.ts';
import { toStoredPayment } from './payment-update.ts';
import { recordPayment } from './record-payment.ts';

const IS_GOING_BACK = sql`(${checkouts.state} = 'refunded' or ${checkouts.refundDueAt} is not null
  or ${checkouts.isTakenBack})`;

/** Returns a payment created `before` that its fan may take back, or did; of several, the one that was kept. */
export async function findTakeBack(ctx: Ctx, submissionId: string, before: Date) {
  const [found] = await ctx.db
    .select({ row: checkouts, isGoingBack: IS_GOING_BACK.mapWith(Boolean) })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.submissionId, submissionId),
        inArray(checkouts.state, ['processing', 'paid', 'refunded']),
        lte(checkouts.createdAt, before),
      ),
    )
    .orderBy(IS_GOING_BACK, eq(checkouts.state, 'processing'), desc(checkouts.attempt))
    .limit(1);
  if (!found) return undefined;
  const { row, isGoingBack } = found;
  const state = row.state === 'processing' ? row.state : 'paid';
  return {
    isGoingBack,
    /** Refunds it, one that is processing once it arrives; calling it again changes nothing. */
    giveBack: async () => {
      if (!isGoingBack)
        await recordPayment(ctx, { ...toStoredPayment(row, ctx.now), state, isTakenBack: true });
    },
  };
}

/**
 * Returns the function that refunds a payment by an admin's decision and so removes its answer from the contest. Throws
 * 404 for an unknown payment, 409 for one that has not arrived, is already being refunded, or is withheld by a bank.
 */
export async function prepareReturn(ctx: Ctx, id: string): Promise<() => Promise<unknown>> {
  const row = await requireRow(ctx.db.select().from(checkouts).where(eq(checkouts.id, id)));
  if (row.state !== 'paid' || row.refundDueAt !== null || hasOpenDispute(row.disputes))
    throw conflict(NOT_RETURNABLE);
  return () => recordPayment(ctx, { ...toStoredPayment(row, ctx.now), state: 'paid', isReturned: true });
}
