import { METHODS } from './methods.ts';
import type { Session } from './types.ts';
import empty from './empty-objects.json' with { type: 'json' };
import { invalidRequest } from './errors.ts';
import { type CreateSession, LONGEST_SESSION_S, SHORTEST_SESSION_S } from './params.ts';
import type { Moment, Payment } from './payment.ts';

/**
 * Creates an open checkout at `origin`, the sandbox's own.
 * @throws StripeError 400 if `expires_at` is out of Stripe's bounds.
 */
export function createSandboxCheckout(params: CreateSession, origin: string, moment: Moment): Payment {
  const [{ price_data: price }] = params.line_items;
  const { name, description = null, images } = price.product_data;
  const { metadata, statement_descriptor_suffix: suffix } = params.payment_intent_data;
  return {
    origin,
    offer: { name, description, image: images[0] ?? null },
    session: createSession(params, price.unit_amount, origin, moment),
    intentDraft: { metadata, ...(suffix !== undefined && { descriptorSuffix: suffix }) },
    intent: null,
    charge: null,
    refunds: [],
    events: [],
    attempts: 0,
  };
}

function createSession(params: CreateSession, total: number, origin: string, moment: Moment): Session {
  const id = moment.newId('cs_test');
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
    currency: 'eur',
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
