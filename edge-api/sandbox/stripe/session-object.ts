import { METHODS } from './charge-object.ts';
import { invalidRequest } from './errors.ts';
import { type CreateSession, LONGEST_SESSION_S, SHORTEST_SESSION_S } from './params.ts';
import type { Moment, Payment } from './payment.ts';
import type { Session } from './types.ts';

/**
 * A new open checkout at `origin` (the sandbox's own address).
 * @throws StripeError 400 when the currencies differ or `expires_at` is out of Stripe's bounds.
 */
export function createSandboxCheckout(params: CreateSession, origin: string, moment: Moment): Payment {
  const [first] = params.line_items;
  if (!first) throw invalidRequest('line_items needs at least one item.', { param: 'line_items' });
  const { currency } = first.price_data;
  if (params.line_items.some((item) => item.price_data.currency !== currency)) {
    throw invalidRequest('All line items must be in the same currency.', { param: 'line_items' });
  }
  const total = params.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
  const product = first.price_data.product_data;
  const id = moment.newId('cs_test');
  return {
    origin,
    offer: {
      name: product.name,
      description: product.description ?? null,
      image: product.images[0] ?? null,
      quantity: first.quantity,
    },
    session: {
      ...emptySession(id),
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      amount_subtotal: total,
      amount_total: total,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      created: moment.at,
      currency,
      customer_email: params.customer_email ?? null,
      expires_at: resolveExpiry(params.expires_at, moment.at),
      locale: params.locale,
      metadata: params.metadata,
      payment_method_types: params.allowed_payment_method_types ?? [...METHODS],
      submit_type: params.submit_type ?? null,
      success_url: params.success_url,
      url: `${origin}/checkout/${id}`,
    },
    intentDraft: {
      description: params.payment_intent_data.description ?? null,
      metadata: params.payment_intent_data.metadata,
      receiptEmail: params.payment_intent_data.receipt_email ?? null,
    },
    intent: null,
    charge: null,
    refunds: [],
    events: [],
    attempts: 0,
  };
}

function resolveExpiry(requested: number | undefined, created: number): number {
  if (requested === undefined) return created + LONGEST_SESSION_S;
  const outOfBounds = (bound: string) =>
    invalidRequest(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
      param: 'expires_at',
    });
  if (requested < created + SHORTEST_SESSION_S) throw outOfBounds('at least 30 minutes');
  if (requested > created + LONGEST_SESSION_S) throw outOfBounds('less than 24 hours');
  return requested;
}

function emptySession(id: string) {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: { enabled: false },
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
  } satisfies Partial<Session>;
}
