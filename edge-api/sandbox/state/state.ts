import type { Mail } from '../mail/mail.ts';
import type { StoredResponses } from '../stripe/idempotency.ts';
import type { Payment } from '../stripe/payment.ts';
import type { StripeEvent } from '../stripe/types.ts';

/** Everything the sandbox remembers. Insertion order is time order. */
export type State = {
  payments: Map<string, Payment>;
  /** Which session an intent, charge or refund belongs to; follows from `payments`. */
  sessionIds: Map<string, string>;
  answers: StoredResponses;
  mails: Mail[];
};

/** Older mails are dropped, so that a load test does not fill the memory. */
const MAX_MAILS = 5000;

export function emptyState(): State {
  return { payments: new Map(), sessionIds: new Map(), answers: new Map(), mails: [] };
}

/** Forgets everything, in place: others hold on to this object. */
export function clearState(state: State): void {
  state.payments.clear();
  state.sessionIds.clear();
  state.answers.clear();
  state.mails.length = 0;
}

/** Stores a payment and makes it findable by all of its objects' ids. */
export function putPayment(state: State, payment: Payment): void {
  const session = payment.session.id;
  state.payments.set(session, payment);
  if (payment.intent) state.sessionIds.set(payment.intent.id, session);
  if (payment.charge) state.sessionIds.set(payment.charge.id, session);
  for (const refund of payment.refunds) state.sessionIds.set(refund.id, session);
  for (const event of payment.events) state.sessionIds.set(event.id, session);
}

/** The payment to which the session, intent, charge, refund or event with this id belongs. */
export function findPayment(state: State, id: string): Payment | undefined {
  return state.payments.get(state.sessionIds.get(id) ?? id);
}

/** All payments, newest first. */
export function listPaymentsNewestFirst(state: State): Payment[] {
  return [...state.payments.values()].reverse();
}

export function findEvent(state: State, id: string): StripeEvent | undefined {
  return findPayment(state, id)?.events.find((event) => event.id === id);
}

export function putMail(state: State, mail: Mail): void {
  state.mails.push(mail);
  if (state.mails.length > MAX_MAILS) state.mails.shift();
}
