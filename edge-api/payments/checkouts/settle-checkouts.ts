import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import type { SubmissionStatus } from '#api/submissions/rules.ts';
import { endCheckout } from './end-checkout.ts';
import { toPaymentUpdate, checkoutStateFrom } from '../ledger/payment-update.ts';
import { retrieveCheckout } from '../provider/provider.ts';
import { recordPayment } from '../ledger/record-payment.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { checkouts } from '../table.ts';

export type UnsettledCheckout = {
  readonly id: string;
  readonly submissionId: string;
  readonly status: SubmissionStatus;
};
export type SettleResult = { readonly checked: number; readonly changed: number; readonly failed: number };

/** Asks the provider about each of these checkouts and records the answers; one that fails does not stop the rest. */
export async function settleCheckouts(
  ctx: Ctx,
  unsettled: readonly UnsettledCheckout[],
): Promise<SettleResult> {
  const figures = { checked: 0, changed: 0, failed: 0 };
  await forEachConcurrent(unsettled, async (checkout) => {
    figures.checked += 1;
    const outcome = await settleCheckout(ctx, checkout).catch((error: unknown) => {
      ctx.log.warn('settle_failed', { checkout: checkout.id, reason: errorMessage(error) });
      return 'failed' as const;
    });
    if (outcome !== 'same') figures[outcome] += 1;
  });
  return figures;
}

/** Marked before it is asked about, so that one which fails goes to the end of the line. */
async function settleCheckout(
  ctx: Ctx,
  { id, submissionId, status }: UnsettledCheckout,
): Promise<'changed' | 'same' | 'failed'> {
  await ctx.db.update(checkouts).set({ checkedAt: ctx.now }).where(eq(checkouts.id, id));
  const remote = await retrieveCheckout(ctx, id);
  if (!remote) {
    ctx.log.warn('checkout_unknown', { checkout: id });
    return 'failed';
  }
  const state = checkoutStateFrom(remote, submissionId);
  if (state === 'not-ours') {
    ctx.log.error('payment_foreign', { checkout: id });
    return 'failed';
  }
  if (state !== 'open') {
    const outcome = await recordPayment(ctx, toPaymentUpdate(remote, submissionId, state, ctx.now));
    return outcome === 'recorded' ? 'changed' : 'same';
  }
  if (status !== 'pending' && status !== 'failed') await endCheckout(ctx, id);
  return 'same';
}
