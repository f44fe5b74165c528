import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { updateCheckout } from './write-ledger.ts';
import { refundPayment, retrieveCheckout } from '../provider/provider.ts';
import { REFUND_LIMIT, REFUND_RETRY_MS } from '../rules.ts';
import { checkouts } from '../table.ts';

/** Condition of the partial index, word for word, so that it is used. */
const IS_PAID = sql`state = 'paid'`;

/** Selects payments that have to go back, the longest waiting first. */
export function selectDueRefunds(ctx: Ctx) {
  return ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(IS_PAID, isNotNull(checkouts.refundDueAt), lte(checkouts.refundDueAt, ctx.now)))
    .orderBy(asc(checkouts.refundDueAt))
    .limit(REFUND_LIMIT);
}

/** Refunds what is due; returns how many payments were refunded and how many have to wait. */
export async function refundDuePayments(ctx: Ctx): Promise<{ refunded: number; failed: number }> {
  const figures = { refunded: 0, failed: 0 };
  for (const { id } of await selectDueRefunds(ctx)) figures[await refundOrPostpone(ctx, id)] += 1;
  return figures;
}

/** Refunds one payment, once however often it is called, and records it. */
export async function refundCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  if (row?.state !== 'paid' || row.refundDueAt === null) return;
  const intentId = row.paymentIntentId ?? (await retrieveCheckout(ctx, checkoutId))?.intentId;
  if (!intentId) throw new Error('the provider names no payment of a checkout that it says is paid');
  await refundPayment(ctx, intentId, `refund-${checkoutId}`);
  const { submissionId, attempt } = row;
  const update = { submissionId, campaignId: null, checkoutId, attempt, intentId, at: ctx.now };
  await applyPaymentUpdate(ctx, { ...update, state: 'refunded' });
}

async function refundOrPostpone(ctx: Ctx, checkoutId: string): Promise<'refunded' | 'failed'> {
  try {
    await refundCheckout(ctx, checkoutId);
    return 'refunded';
  } catch (error) {
    ctx.log.error('refund_failed', { checkout: checkoutId, reason: errorMessage(error) });
    const retryAt = new Date(ctx.now.getTime() + REFUND_RETRY_MS);
    await updateCheckout(ctx, checkoutId, { refundDueAt: retryAt });
    return 'failed';
  }
}
