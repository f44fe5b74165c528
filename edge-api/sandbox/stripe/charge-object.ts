import type { Moment, Payment } from './payment.ts';
import type { Charge, ChargeMethod, PaymentIntent } from './types.ts';

/** Ways to pay on the hosted page, by Stripe’s names; a bank transfer is paid from the customer’s balance. */
export const METHODS = ['card', 'ideal', 'customer_balance'] as const;
export type Method = (typeof METHODS)[number];

/** The successful charge of `intent`, with a receipt that opens in the sandbox. */
export function createCharge(
  payment: Payment,
  intent: PaymentIntent,
  method: Method,
  moment: Moment,
): Charge {
  const id = moment.newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: payment.session.customer_email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'POWER HOUR',
    captured: true,
    created: moment.at,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: toMethodDetails(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${payment.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

function toMethodDetails(method: Method): ChargeMethod {
  if (method === 'customer_balance') return { type: method, customer_balance: {} };
  if (method === 'ideal') return { type: method, ideal: IDEAL };
  return { type: method, card: CARD };
}

const IDEAL = {
  bank: 'rabobank',
  bic: 'RABONL2U',
  generated_sepa_debit: null,
  generated_sepa_debit_mandate: null,
  iban_last4: '5264',
  transaction_id: null,
  verified_name: null,
} satisfies NonNullable<ChargeMethod['ideal']>;

/** Stripe's best known test card. */
const CARD = {
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  installments: null,
  last4: '4242',
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} satisfies NonNullable<ChargeMethod['card']>;
