import type { Moment, Payment } from './payment.ts';
import type { PaymentIntent } from './types.ts';

/** The payment's intent, made at the first attempt to pay and kept for the next ones. */
export function getOrCreateIntent(payment: Payment, moment: Moment): PaymentIntent {
  if (payment.intent) return payment.intent;
  const id = moment.newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: payment.session.allowed_payment_method_types,
    amount: payment.session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: moment.at,
    currency: payment.session.currency ?? 'eur',
    customer: null,
    customer_account: null,
    description: payment.intentDraft.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: payment.intentDraft.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: payment.session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: payment.intentDraft.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
