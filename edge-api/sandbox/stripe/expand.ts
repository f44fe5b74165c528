import { invalidRequest } from './errors.ts';
import type { Payment } from './payment.ts';
import type { PaymentIntent, Session } from './types.ts';

const INTENT = 'payment_intent';
const CHARGE = 'latest_charge';
const TRANSACTION = 'balance_transaction';

/**
 * Returns the session with the objects named in `expand` in place of their ids.
 * @throws StripeError 400 for a property that the sandbox cannot expand.
 */
export function expandSession(payment: Payment, expand: string[]): Session {
  requireExpandable(expand, [INTENT, `${INTENT}.${CHARGE}`, `${INTENT}.${CHARGE}.${TRANSACTION}`]);
  if (expand.length === 0 || !payment.intent) return payment.session;
  const inIntent = expand.filter((path) => path !== INTENT).map((path) => path.slice(INTENT.length + 1));
  return { ...payment.session, payment_intent: expandIntent(payment, payment.intent, inIntent) };
}

/** Returns the intent, with its charge, and that with its movement, in place of their ids when `expand` names them. */
export function expandIntent(payment: Payment, intent: PaymentIntent, expand: string[]): PaymentIntent {
  requireExpandable(expand, [CHARGE, `${CHARGE}.${TRANSACTION}`]);
  const { charge, transaction } = payment;
  if (expand.length === 0 || !charge) return intent;
  const hasTransaction = transaction && expand.includes(`${CHARGE}.${TRANSACTION}`);
  return {
    ...intent,
    latest_charge: hasTransaction ? { ...charge, balance_transaction: transaction } : charge,
  };
}

/** @throws StripeError 400 for a path that is not in `known`. */
export function requireExpandable(expand: string[], known: string[]): void {
  const unknown = expand.find((path) => !known.includes(path));
  if (unknown !== undefined) {
    throw invalidRequest(`This property cannot be expanded (${unknown}).`, { param: 'expand' });
  }
}
