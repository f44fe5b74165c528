// The one file of the sandbox that knows the SDK, and only its types: nothing of it runs here.
import type Stripe from 'stripe';

export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type ChargeMethod = Stripe.Charge.PaymentMethodDetails;
export type Refund = Stripe.Refund;
export type StripeEvent = Stripe.EventBase;

/** The API version of the pinned SDK; events are rendered in it, as for an endpoint created today. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** Those events of Stripe that the sandbox makes, each with the object it is about. */
export type EventDraft =
  | {
      type:
        | 'checkout.session.completed'
        | 'checkout.session.async_payment_succeeded'
        | 'checkout.session.async_payment_failed'
        | 'checkout.session.expired';
      object: Session;
    }
  | { type: 'payment_intent.payment_failed'; object: PaymentIntent }
  | { type: 'charge.refunded'; object: Charge }
  | { type: 'refund.created'; object: Refund };
