import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { toPaymentUpdate, checkoutStateFrom, type PaymentUpdate } from './payment-update.ts';
import type { ProviderEvent } from '../provider/provider-event.ts';
import { findCheckoutByIntent, verifyEvent } from '../provider/provider.ts';
import { recordPayment } from './record-payment.ts';
import { checkouts } from '../table.ts';

/**
 * Handles one message of the provider. Throws 400 on a bad signature, and any other error when the message could not
 * be recorded, so that the provider sends it again. A signed message that changes nothing is accepted.
 */
export async function handleWebhook(ctx: Ctx, body: string, signature: string | undefined): Promise<void> {
  const event = await verifyEvent(ctx, body, signature);
  const update = await toPaymentUpdateFromEvent(ctx, event);
  if (update) await recordPayment(ctx, { ...update, event: { id: event.id, type: event.type } });
}

async function toPaymentUpdateFromEvent(ctx: Ctx, event: ProviderEvent): Promise<PaymentUpdate | undefined> {
  switch (event.kind) {
    case 'checkout':
      return toPaymentUpdateFromCheckout(ctx, event);
    case 'refunded':
      return toPaymentUpdateFromRefund(ctx, event);
    case 'refund-failed':
      ctx.log.error('refund_failed_at_provider', { event: event.id });
      return undefined;
    case 'other':
      return undefined;
  }
}

function toPaymentUpdateFromCheckout(
  ctx: Ctx,
  { id, at, change, checkout }: Extract<ProviderEvent, { kind: 'checkout' }>,
): PaymentUpdate | undefined {
  const { submissionId } = checkout.metadata;
  const checkoutState = change === 'completed' ? checkoutStateFrom(checkout, submissionId ?? '') : 'failed';
  if (submissionId === null || checkoutState === 'open' || checkoutState === 'not-ours') {
    ctx.log.warn('payment_foreign', { event: id, checkout: checkout.id });
    return undefined;
  }
  return { ...toPaymentUpdate(checkout, submissionId, checkoutState, at), at };
}

/** Finds the checkout of a refund, which names its payment only: in the database, else at the provider. */
async function toPaymentUpdateFromRefund(
  ctx: Ctx,
  { id, at, intentId, label }: Extract<ProviderEvent, { kind: 'refunded' }>,
): Promise<PaymentUpdate | undefined> {
  if (intentId === null) return undefined;
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.paymentIntentId, intentId));
  if (row) {
    const { id: checkoutId, submissionId, attempt } = row;
    return { checkoutId, submissionId, attempt, campaignId: null, intentId, state: 'refunded', at };
  }
  const { submissionId } = label;
  const remote = submissionId === null ? undefined : await findCheckoutByIntent(ctx, intentId);
  if (!remote || submissionId === null || remote.metadata.submissionId !== submissionId) {
    ctx.log.warn('payment_foreign', { event: id });
    return undefined;
  }
  return { ...toPaymentUpdate(remote, submissionId, 'refunded', at), at };
}
