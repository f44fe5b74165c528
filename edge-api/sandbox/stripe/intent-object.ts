import empty from './empty-objects.json' with { type: 'json' };
import type { Moment, Payment } from './payment.ts';
import type { PaymentIntent } from './types.ts';

/** Returns the payment's intent; the first attempt to pay creates it, later ones reuse it. */
export function getOrCreateIntent({ intent, intentDraft, session }: Payment, moment: Moment): PaymentIntent {
  if (intent) return intent;
  return {
    ...empty.intent,
    id: moment.newId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: session.allowed_payment_method_types,
    amount: session.amount_total ?? 0,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    created: moment.at,
    currency: session.currency ?? 'eur',
    description: intentDraft.description,
    metadata: intentDraft.metadata,
    payment_method_types: session.payment_method_types,
    receipt_email: intentDraft.receiptEmail,
    status: 'requires_payment_method',
  };
}
