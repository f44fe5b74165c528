import { createCharge, getOrCreateIntent } from './charge-object.ts';
import { AFTERMATH_ACTIONS, applyAftermath, type AftermathAction } from './dispute.ts';
import empty from './empty-objects.json' with { type: 'json' };
import { getWay, WAY_NAMES, type WayName } from './methods.ts';
import type { EventDraft, PaymentIntent, Session } from './types.ts';
import type { Moment, Payment } from './payment.ts';

/**
 * Everything that can happen to a checkout; `decline` refuses the chosen way to pay, a card by default, and `settle`
 * and `fail` end a payment that is under way.
 */
export const ACTIONS = [...WAY_NAMES, 'settle', 'fail', 'decline', 'expire', ...AFTERMATH_ACTIONS] as const;
export type Action = (typeof ACTIONS)[number];

export type StepRefusal = 'not_open' | 'not_processing' | 'not_paid' | 'not_disputed' | 'not_refunded';
type Step = { refused: StepRefusal } | { refused?: never; payment: Payment; events: EventDraft[] };

/** Applies `action` to a checkout. Returns the new checkout and its events, or why the action is refused. */
export function applyAction(payment: Payment, action: Action, moment: Moment): Step {
  if (action === 'settle' || action === 'fail') {
    if (payment.intent?.status !== 'processing') return { refused: 'not_processing' };
    return action === 'settle' ? settle(payment, payment.intent, moment) : fail(payment, payment.intent);
  }
  if (isAftermath(action)) return applyAftermath(payment, action, moment);
  if (payment.session.status !== 'open') return { refused: 'not_open' };
  if (action === 'decline') return decline(payment, moment);
  if (action === 'expire') return expire(payment, moment);
  const chosen = { ...payment, way: action };
  return getWay(action).isDelayed ? start(chosen, moment) : complete(chosen, moment);
}

function isAftermath(action: Action): action is AftermathAction {
  return AFTERMATH_ACTIONS.some((known) => known === action);
}

/** Returns whether an open session has reached its `expires_at`; the session expires at that very second. */
export function isOverdue(payment: Payment, at: number): boolean {
  return payment.session.status === 'open' && payment.session.expires_at <= at;
}

function complete(payment: Payment, moment: Moment): Step {
  const paid = markPaid(payment, startAttempt(payment, moment), moment);
  const session: Session = { ...toCompletedSession(payment, paid.intent), payment_status: 'paid' };
  return {
    payment: { ...payment, ...paid, session },
    events: [{ type: 'checkout.session.completed', object: session }],
  };
}

function start(payment: Payment, moment: Moment): Step {
  const intent: PaymentIntent = { ...startAttempt(payment, moment), status: 'processing' };
  const session: Session = { ...toCompletedSession(payment, intent), payment_status: 'unpaid' };
  return {
    payment: { ...payment, intent, session },
    events: [{ type: 'checkout.session.completed', object: session }],
  };
}

function settle(payment: Payment, processing: PaymentIntent, moment: Moment): Step {
  const paid = markPaid(payment, processing, moment);
  const session: Session = { ...payment.session, payment_status: 'paid' };
  return {
    payment: { ...payment, ...paid, session },
    events: [{ type: 'checkout.session.async_payment_succeeded', object: session }],
  };
}

function fail(payment: Payment, processing: PaymentIntent): Step {
  const intent: PaymentIntent = {
    ...processing,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: toPaymentError(payment.way ?? 'transfer'),
  };
  return {
    payment: { ...payment, intent },
    events: [{ type: 'checkout.session.async_payment_failed', object: payment.session }],
  };
}

function decline(payment: Payment, moment: Moment): Step {
  const intent: PaymentIntent = {
    ...getOrCreateIntent(payment, moment),
    last_payment_error: toPaymentError(payment.way ?? 'pay'),
  };
  const session: Session = { ...payment.session, payment_intent: intent.id };
  return {
    payment: { ...payment, intent, session, attempts: payment.attempts + 1 },
    events: [{ type: 'payment_intent.payment_failed', object: intent }],
  };
}

function toPaymentError(name: WayName): NonNullable<PaymentIntent['last_payment_error']> {
  const { method, failure } = getWay(name);
  return {
    type: method === 'card' ? 'card_error' : 'invalid_request_error',
    code: failure.code,
    ...(failure.declineCode !== undefined && { decline_code: failure.declineCode }),
    message: failure.message,
  };
}

function expire(payment: Payment, moment: Moment): Step {
  const session: Session = { ...payment.session, status: 'expired', url: null };
  const intent: PaymentIntent | null = payment.intent && {
    ...payment.intent,
    status: 'canceled',
    canceled_at: moment.at,
    cancellation_reason: 'expired',
  };
  return {
    payment: { ...payment, session, intent },
    events: [{ type: 'checkout.session.expired', object: session }],
  };
}

function startAttempt(payment: Payment, moment: Moment): PaymentIntent {
  return {
    ...getOrCreateIntent(payment, moment),
    payment_method: moment.newId('pm'),
    last_payment_error: null,
  };
}

function markPaid(payment: Payment, intent: PaymentIntent, moment: Moment) {
  const { charge, transaction } = createCharge(payment, intent, payment.way ?? 'pay', moment);
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  return { intent: paid, charge, transaction };
}

function toCompletedSession({ session }: Payment, intent: PaymentIntent): Session {
  return {
    ...session,
    customer_details: { ...empty.customerDetails, email: session.customer_email, tax_exempt: 'none' },
    payment_intent: intent.id,
    status: 'complete',
    url: null,
  };
}
