import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { conflict } from '#api/platform/errors.ts';
import { queueMail, sendDueMails } from '#api/platform/mail.ts';
import {
  toDisputeUpdate,
  toPaymentUpdate,
  toStoredPayment,
  checkoutStateFrom,
  type PaymentUpdate,
} from './payment-update.ts';
import type { ProviderEvent } from '../provider/provider-event.ts';
import { findCheckoutByIntent, retrieveEvent } from '../provider/provider.ts';
import { recordPayment } from './record-payment.ts';
import { listPartialRefundMails } from '../operator-mails.ts';
import { isEventId, MESSAGE_UNKNOWN, type EventOutcome } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';

/** Handles an event of the provider once, and stores it even without effect; throws if it could not be recorded. */
export async function handleEvent(ctx: Ctx, event: ProviderEvent): Promise<EventOutcome> {
  const update = await toPaymentUpdateFromEvent(ctx, event);
  const { id, type } = event;
  if (update) return recordPayment(ctx, { ...update, event: { id, type } });
  const isUnreadable = event.kind === 'unreadable';
  if (isUnreadable) ctx.log.error('webhook_unreadable', { message: id, type });
  const outcome = isUnreadable ? 'unreadable' : 'ignored';
  await ctx.db.insert(paymentEvents).values({ id, type, outcome, receivedAt: ctx.now }).onConflictDoNothing();
  return outcome;
}

/** Fetches an event from the provider again and handles it once. Throws 409 for an unknown event, and 502. */
export async function processEventAgain(ctx: Ctx, id: string): Promise<EventOutcome> {
  const event = isEventId(id) ? await retrieveEvent(ctx, id) : undefined;
  if (!event) throw conflict(MESSAGE_UNKNOWN);
  const outcome = await handleEvent(ctx, event);
  ctx.log.info('message_processed_again', { message: id, outcome });
  return outcome;
}

async function toPaymentUpdateFromEvent(ctx: Ctx, event: ProviderEvent): Promise<PaymentUpdate | undefined> {
  if (event.kind === 'checkout') return toPaymentUpdateFromCheckout(ctx, event);
  if (!('intentId' in event)) return undefined;
  const payment = await findPayment(ctx, event);
  const fields = { message: event.id, checkout: payment?.checkoutId };
  switch (event.kind) {
    case 'refunded':
      return payment && { ...payment, state: 'refunded' };
    case 'partly-refunded':
      if (payment) await reportPartialRefund(ctx, payment, event);
      return undefined;
    case 'refund-failed':
      ctx.log.error('refund_returned', { ...fields, refund: event.refundId });
      // A part that was refunded by hand may come back while the answer still counts.
      if (!payment || !(event.isWhole || (await isRefunded(ctx, payment)))) return undefined;
      return { ...payment, state: 'refunded', failedRefund: event.refundId };
    case 'dispute':
      ctx.log.warn('payment_disputed', { ...fields, state: event.dispute.state });
      return payment && toDisputeUpdate(payment, event.dispute);
  }
}

async function isRefunded(ctx: Ctx, { checkoutId }: Omit<PaymentUpdate, 'state'>): Promise<boolean> {
  const isIt = and(eq(checkouts.id, checkoutId), eq(checkouts.state, 'refunded'));
  return (await ctx.db.select({ id: checkouts.id }).from(checkouts).where(isIt)).length > 0;
}

/** Tells the operator of a partial refund made by hand: the answer still counts, and the charity gets it all. */
async function reportPartialRefund(
  ctx: Ctx,
  { checkoutId: id, submissionId, intentId }: Omit<PaymentUpdate, 'state'>,
  { id: message, refundedCents }: Extract<ProviderEvent, { kind: 'partly-refunded' }>,
): Promise<void> {
  ctx.log.error('refund_partial', { message, checkout: id, refundedCents });
  const payment = { id, submissionId, paymentIntentId: intentId };
  const [mail] = listPartialRefundMails(ctx, payment, message, refundedCents);
  if (!mail) return;
  await queueMail(ctx, mail);
  ctx.defer(sendDueMails(ctx));
}

/** Converts a message about a checkout to an update; undefined if the checkout is not ours, or still open. */
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

/** Finds the checkout of a message that names only its payment, in the database or else at the provider. */
async function findPayment(
  ctx: Ctx,
  event: Extract<ProviderEvent, { readonly intentId: string | null }>,
): Promise<Omit<PaymentUpdate, 'state'> | undefined> {
  const { id, at, intentId } = event;
  if (intentId === null) return undefined;
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.paymentIntentId, intentId));
  if (row) return toStoredPayment(row, at);
  // The metadata of a refund spares a call about payments that are not ours.
  const named = 'metadata' in event ? event.metadata.submissionId : undefined;
  const remote = named === null ? undefined : await findCheckoutByIntent(ctx, intentId);
  const submissionId = remote?.metadata.submissionId ?? null;
  if (!remote || submissionId === null || checkoutStateFrom(remote, named ?? submissionId) === 'not-ours') {
    ctx.log.warn('payment_foreign', { message: id });
    return undefined;
  }
  return { ...toPaymentUpdate(remote, submissionId, 'paid', at), at };
}
