import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { applyPaymentUpdate } from '../ledger/apply-payment-update.ts';
import { toPaymentUpdate, checkoutStateFrom } from '../ledger/payment-update.ts';
import { expireCheckout } from '../provider/provider.ts';
import { refundCheckout } from '../ledger/refund-due-payments.ts';
import { checkouts } from '../table.ts';

/**
 * Ends a checkout that nobody has to pay any more, and records how it ended. If it was paid all the same and the
 * money is not owed, it goes back.
 */
export async function endCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ submissionId: checkouts.submissionId })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  const remote = row && (await expireCheckout(ctx, checkoutId));
  if (!remote) return;
  const state = checkoutStateFrom(remote, row.submissionId);
  if (state === 'open' || state === 'not-ours') return;
  await applyPaymentUpdate(ctx, toPaymentUpdate(remote, row.submissionId, state, ctx.now));
  await refundCheckout(ctx, checkoutId);
}
