import { METHODS } from './methods.ts';
import type { Session } from './types.ts';
import empty from './empty-objects.json' with { type: 'json' };
import { invalidRequest } from './errors.ts';
import { type CreateSession, LONGEST_SESSION_S, SHORTEST_SESSION_S } from './params.ts';
import type { Moment, Payment } from './payment.ts';

/**
 * Creates an open checkout at `origin` (the sandbox's own address).
 * @throws StripeError 400 when the currencies differ or `expires_at` is out of Stripe's bounds.
 */
export function createSandboxCheckout(params: CreateSession, origin: string, moment: Moment): Payment {
  const [first] = params.line_items;
  if (!first) throw invalidRequest('line_items needs at least one item.', { param: 'line_items' });
  const { currency, product_data: product } = first.price_data;
  if (params.line_items.some((item) => item.price_data.currency !== currency)) {
    throw invalidRequest('All line items must be in the same currency.', { param: 'line_items' });
  }
  const suffix = params.payment_intent_data.statement_descriptor_suffix;
  return {
    origin,
    offer: {
      name: product.name,
      description: product.description ?? null,
      image: product.images[0] ?? null,
      quantity: first.quantity,
    },
    session: createSession(params, currency, origin, moment),
    intentDraft: {
      description: params.payment_intent_data.description ?? null,
      metadata: params.payment_intent_data.metadata,
      receiptEmail: params.payment_intent_data.receipt_email ?? null,
      ...(suffix !== undefined && { descriptorSuffix: suffix }),
    },
    intent: null,
    charge: null,
    refunds: [],
    events: [],
    attempts: 0,
  };
}

function createSession(params: CreateSession, currency: string, origin: string, moment: Moment): Session {
  const id = moment.newId('cs_test');
  const total = params.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
  return {
    ...empty.session,
    id,
    object: 'checkout.session',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: moment.at,
    currency,
    customer_creation: 'if_required',
    customer_email: params.customer_email ?? null,
    expires_at: resolveExpiry(params.expires_at, moment.at),
    locale: params.locale,
    metadata: params.metadata,
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_types: params.allowed_payment_method_types ?? [...METHODS],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: params.submit_type ?? null,
    success_url: params.success_url,
    ui_mode: 'hosted_page',
    url: `${origin}/checkout/${id}`,
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
