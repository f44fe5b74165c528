import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { toPaymentUpdate, checkoutStateFrom, type PaymentUpdate } from './payment-update.ts';
import type { ProviderEvent } from '../provider/provider-event.ts';
import { findCheckoutByIntent, verifyEvent } from '../provider/provider.ts';
import { recordPayment } from './record-payment.ts';
import { checkouts } from '../table.ts';

/**
 * Takes one message of the provider. Refuses a bad signature with 400; everything else that is signed is taken,
 * also when nothing comes of it. Throws when it could not be recorded, so that the provider sends it again.
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

/** A refund names its payment; the checkout is found by it, by our own label, or by asking the provider. */
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
