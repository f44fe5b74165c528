import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { toDisputeUpdate, toPaymentUpdate, checkoutStateFrom, type PaymentUpdate } from './payment-update.ts';
import type { ProviderEvent } from '../provider/provider-event.ts';
import { findCheckoutByIntent } from '../provider/provider.ts';
import { recordPayment } from './record-payment.ts';
import type { EventOutcome, UNAPPLIED } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';

/**
 * Handles an event of the provider, once. One that changes nothing, or that nobody can read, is stored; throws when the
 * event could not be recorded.
 */
export async function handleEvent(ctx: Ctx, event: ProviderEvent): Promise<EventOutcome> {
  const update = await toPaymentUpdateFromEvent(ctx, event);
  const { id, type } = event;
  if (update) return recordPayment(ctx, { ...update, event: { id, type } });
  const isUnreadable = event.kind === 'unreadable';
  if (isUnreadable) ctx.log.error('webhook_unreadable', { message: id, type });
  const outcome = isUnreadable ? 'unreadable' : 'ignored';
  await storeUnappliedEvent(ctx, event, outcome);
  return outcome;
}

/** Stores a message of the provider that changes nothing. */
async function storeUnappliedEvent(
  ctx: Ctx,
  { id, type }: { readonly id: string; readonly type: string },
  outcome: (typeof UNAPPLIED)[number],
): Promise<void> {
  await ctx.db.insert(paymentEvents).values({ id, type, outcome, receivedAt: ctx.now }).onConflictDoNothing();
}

async function toPaymentUpdateFromEvent(ctx: Ctx, event: ProviderEvent): Promise<PaymentUpdate | undefined> {
  switch (event.kind) {
    case 'checkout':
      return toPaymentUpdateFromCheckout(ctx, event);
    case 'refunded':
      return toPaymentUpdateFromRefund(ctx, event);
    case 'refund-failed':
      return toPaymentUpdateFromFailedRefund(ctx, event);
    case 'dispute':
      return toPaymentUpdateFromDispute(ctx, event);
    case 'other':
    case 'unreadable':
      return undefined;
  }
}

/** Returns the update that a message about a checkout is; undefined for one that is not ours, or still open. */
export function toPaymentUpdateFromCheckout(
  ctx: Ctx,
  { id, at, change, checkout }: Extract<ProviderEvent, { kind: 'checkout' }>,
): PaymentUpdate | undefined {
  const { submissionId } = checkout.metadata;
  const checkoutState = change === 'completed' ? checkoutStateFrom(checkout, submissionId ?? '') : 'failed';
  if (submissionId === null || checkoutState === 'open' || checkoutState === 'not-ours') {
    ctx.log.warn('payment_foreign', { message: id, checkout: checkout.id });
    return undefined;
  }
  return { ...toPaymentUpdate(checkout, submissionId, checkoutState, at), at };
}

async function toPaymentUpdateFromRefund(
  ctx: Ctx,
  { id, at, intentId, label }: Extract<ProviderEvent, { kind: 'refunded' }>,
): Promise<PaymentUpdate | undefined> {
  const update = await findPayment(ctx, { id, at, intentId, submissionId: label.submissionId });
  return update && { ...update, state: 'refunded' };
}

async function toPaymentUpdateFromFailedRefund(
  ctx: Ctx,
  { id, at, intentId, refundId }: Extract<ProviderEvent, { kind: 'refund-failed' }>,
): Promise<PaymentUpdate | undefined> {
  const update = await findPayment(ctx, { id, at, intentId });
  ctx.log.error('refund_returned', { message: id, refund: refundId, checkout: update?.checkoutId });
  return update && { ...update, state: 'refunded', failedRefund: refundId };
}

async function toPaymentUpdateFromDispute(
  ctx: Ctx,
  { id, at, dispute }: Extract<ProviderEvent, { kind: 'dispute' }>,
): Promise<PaymentUpdate | undefined> {
  const update = await findPayment(ctx, { id, at, intentId: dispute.intentId });
  ctx.log.warn('payment_disputed', { message: id, checkout: update?.checkoutId, state: dispute.state });
  return update && toDisputeUpdate(update, dispute);
}

/**
 * Finds the checkout of a message that names its payment only: in the database, else at the provider. `submissionId`
 * is the one that the message names; it saves a question about payments that are not ours.
 */
async function findPayment(
  ctx: Ctx,
  { id, at, intentId, submissionId: named }: PaymentNews,
): Promise<Omit<PaymentUpdate, 'state'> | undefined> {
  if (intentId === null) return undefined;
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.paymentIntentId, intentId));
  if (row) {
    const { id: checkoutId, submissionId, attempt } = row;
    return { checkoutId, submissionId, attempt, campaignId: null, intentId, at };
  }
  const remote = named === null ? undefined : await findCheckoutByIntent(ctx, intentId);
  const submissionId = remote?.metadata.submissionId ?? null;
  if (!remote || submissionId === null || (named !== undefined && named !== submissionId)) {
    ctx.log.warn('payment_foreign', { message: id });
    return undefined;
  }
  return { ...toPaymentUpdate(remote, submissionId, 'paid', at), at };
}

type PaymentNews = {
  readonly id: string;
  readonly at: Date;
  readonly intentId: string | null;
  readonly submissionId?: string | null;
};
