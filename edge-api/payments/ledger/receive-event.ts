import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { factOf, standingAt, type PaymentFact } from './facts.ts';
import type { ProviderEvent } from '../provider/provider-event.ts';
import { findCheckoutOfIntent, readEvent } from '../provider/provider.ts';
import { recordPayment } from './record-payment.ts';
import { checkouts } from '../table.ts';

/**
 * Takes one message of the provider. Refuses a bad signature with 400; everything else that is signed is taken,
 * also when nothing comes of it. Throws when it could not be recorded, so that the provider sends it again.
 */
export async function receiveEvent(ctx: Ctx, body: string, signature: string | undefined): Promise<void> {
  const event = await readEvent(ctx, body, signature);
  const fact = await factOfEvent(ctx, event);
  if (fact) await recordPayment(ctx, { ...fact, event: { id: event.id, type: event.type } });
}

async function factOfEvent(ctx: Ctx, event: ProviderEvent): Promise<PaymentFact | undefined> {
  switch (event.kind) {
    case 'checkout':
      return factOfCheckout(ctx, event);
    case 'refunded':
      return factOfRefund(ctx, event);
    case 'refund-failed':
      ctx.log.error('refund_failed_at_provider', { event: event.id });
      return undefined;
    case 'other':
      return undefined;
  }
}

function factOfCheckout(
  ctx: Ctx,
  { id, at, change, checkout }: Extract<ProviderEvent, { kind: 'checkout' }>,
): PaymentFact | undefined {
  const { submissionId } = checkout.label;
  const standing = change === 'completed' ? standingAt(checkout, submissionId ?? '') : 'failed';
  if (submissionId === null || standing === 'open' || standing === 'not-ours') {
    ctx.log.warn('payment_foreign', { event: id, checkout: checkout.id });
    return undefined;
  }
  return { ...factOf(checkout, submissionId, standing, at), at };
}

/** A refund names its payment; the checkout is found by it, by our own label, or by asking the provider. */
async function factOfRefund(
  ctx: Ctx,
  { id, at, intentId, label }: Extract<ProviderEvent, { kind: 'refunded' }>,
): Promise<PaymentFact | undefined> {
  if (intentId === null) return undefined;
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.paymentIntentId, intentId));
  if (row) {
    const { id: checkoutId, submissionId, attempt } = row;
    return { checkoutId, submissionId, attempt, campaignId: null, intentId, state: 'refunded', at };
  }
  const { submissionId } = label;
  const remote = submissionId === null ? undefined : await findCheckoutOfIntent(ctx, intentId);
  if (!remote || submissionId === null || remote.label.submissionId !== submissionId) {
    ctx.log.warn('payment_foreign', { event: id });
    return undefined;
  }
  return { ...factOf(remote, submissionId, 'refunded', at), at };
}
