import { invalidRequest } from './errors.ts';
import type { Payment } from './payment.ts';
import type { PaymentIntent, Session } from './types.ts';

/**
 * Returns the session with the objects named in `expand` in place of their ids.
 * @throws StripeError 400 for a property that the sandbox cannot expand.
 */
export function expandSession(payment: Payment, expand: string[]): Session {
  requireExpandable(expand, ['payment_intent', 'payment_intent.latest_charge']);
  if (expand.length === 0 || !payment.intent) return payment.session;
  const charge = expand.includes('payment_intent.latest_charge') ? ['latest_charge'] : [];
  return { ...payment.session, payment_intent: expandIntent(payment, payment.intent, charge) };
}

/** Returns the intent, with its charge in place of the charge's id when `expand` names it. */
export function expandIntent(payment: Payment, intent: PaymentIntent, expand: string[]): PaymentIntent {
  requireExpandable(expand, ['latest_charge']);
  return expand.length > 0 && payment.charge ? { ...intent, latest_charge: payment.charge } : intent;
}

/** @throws StripeError 400 for a path that is not in `known`. */
export function requireExpandable(expand: string[], known: string[]): void {
  const unknown = expand.find((path) => !known.includes(path));
  if (unknown !== undefined) {
    throw invalidRequest(`This property cannot be expanded (${unknown}).`, { param: 'expand' });
  }
}
