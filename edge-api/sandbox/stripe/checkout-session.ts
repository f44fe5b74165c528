import { createCharge, getOrCreateIntent } from './charge-object.ts';
import { AFTERMATH_ACTIONS, applyAftermath, type AftermathAction } from './dispute.ts';
import empty from './empty-objects.json' with { type: 'json' };
import type { EventDraft, Method, PaymentIntent, Session } from './types.ts';
import type { Moment, Payment } from './payment.ts';

/** Everything that can happen to a checkout; `settle` and `fail` end a pending bank transfer. */
export const ACTIONS = [
  'pay',
  'ideal',
  'paypal',
  'transfer',
  'settle',
  'fail',
  'decline',
  'expire',
  ...AFTERMATH_ACTIONS,
] as const;
export type Action = (typeof ACTIONS)[number];

const CARD_DECLINED = 'Your card was declined.';
const TRANSFER_FAILED = 'The bank transfer did not arrive.';

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
  switch (action) {
    case 'pay':
      return complete(payment, 'card', moment);
    case 'ideal':
      return complete(payment, 'ideal', moment);
    case 'paypal':
      return complete(payment, 'paypal', moment);
    case 'transfer':
      return startTransfer(payment, moment);
    case 'decline':
      return decline(payment, moment);
    case 'expire':
      return expire(payment, moment);
  }
}

function isAftermath(action: Action): action is AftermathAction {
  return AFTERMATH_ACTIONS.some((known) => known === action);
}

/** Returns whether an open session has reached its `expires_at`; the session expires at that very second. */
export function isOverdue(payment: Payment, at: number): boolean {
  return payment.session.status === 'open' && payment.session.expires_at <= at;
}

function complete(payment: Payment, method: Method, moment: Moment): Step {
  const paid = markPaid(payment, startAttempt(payment, moment), method, moment);
  const session: Session = { ...toCompletedSession(payment, paid.intent), payment_status: 'paid' };
  return {
    payment: { ...payment, ...paid, session },
    events: [{ type: 'checkout.session.completed', object: session }],
  };
}

function startTransfer(payment: Payment, moment: Moment): Step {
  const intent: PaymentIntent = { ...startAttempt(payment, moment), status: 'processing' };
  const session: Session = { ...toCompletedSession(payment, intent), payment_status: 'unpaid' };
  return {
    payment: { ...payment, intent, session },
    events: [{ type: 'checkout.session.completed', object: session }],
  };
}

function settle(payment: Payment, processing: PaymentIntent, moment: Moment): Step {
  const paid = markPaid(payment, processing, 'customer_balance', moment);
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
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_payment_attempt_failed',
      message: TRANSFER_FAILED,
    },
  };
  return {
    payment: { ...payment, intent },
    events: [{ type: 'checkout.session.async_payment_failed', object: payment.session }],
  };
}

function decline(payment: Payment, moment: Moment): Step {
  const intent: PaymentIntent = {
    ...getOrCreateIntent(payment, moment),
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: CARD_DECLINED,
    },
  };
  const session: Session = { ...payment.session, payment_intent: intent.id };
  return {
    payment: { ...payment, intent, session, attempts: payment.attempts + 1 },
    events: [{ type: 'payment_intent.payment_failed', object: intent }],
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

function markPaid(payment: Payment, intent: PaymentIntent, method: Method, moment: Moment) {
  const { charge, transaction } = createCharge(payment, intent, method, moment);
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
