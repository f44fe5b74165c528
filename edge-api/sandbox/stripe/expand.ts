import type { Payment } from './payment.ts';
import type { PaymentIntent, Session } from './types.ts';

/** Returns the session with the objects named in `expand` in place of their ids. */
export function expandSession(payment: Payment, expand: readonly string[]): Session {
  if (expand.length === 0 || !payment.intent) return payment.session;
  const inIntent = expand.map((path) => path.replace(/^payment_intent\.?/, '')).filter((path) => path !== '');
  return { ...payment.session, payment_intent: expandIntent(payment, payment.intent, inIntent) };
}

/** Returns the intent, with the charge and its movement expanded if `expand` names them. */
export function expandIntent(
  { charge, transaction }: Payment,
  intent: PaymentIntent,
  expand: readonly string[],
): PaymentIntent {
  if (expand.length === 0 || !charge) return intent;
  const isWhole = transaction && expand.includes('latest_charge.balance_transaction');
  return { ...intent, latest_charge: isWhole ? { ...charge, balance_transaction: transaction } : charge };
}
