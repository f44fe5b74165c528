import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { checkouts } from '../table.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Gives a fan's money back because they ask for it, if it was sent to be paid before `before`; asking again changes
 * nothing. Returns whether it goes back, or went.
 */
export async function takeBackPayment(ctx: Ctx, submissionId: string, before: Date): Promise<boolean> {
  const [row] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.submissionId, submissionId), inArray(checkouts.state, ['paid', 'refunded'])))
    .orderBy(desc(checkouts.attempt))
    .limit(1);
  if (!row || row.createdAt > before) return false;
  if (row.state === 'refunded' || row.refundDueAt !== null) return true;
  const { id: checkoutId, attempt, paymentIntentId: intentId } = row;
  const payment = { submissionId, checkoutId, attempt, intentId, campaignId: null, at: ctx.now };
  await recordPayment(ctx, { ...payment, state: 'paid', isTakenBack: true });
  return true;
}
