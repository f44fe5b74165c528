// The only file of the sandbox that imports the SDK, and only its types.
import type Stripe from 'stripe';

export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type ChargeMethod = Stripe.Charge.PaymentMethodDetails;
export type Refund = Stripe.Refund;
export type BalanceTransaction = Stripe.BalanceTransaction;
/** Without the evidence, which nobody submits here. */
export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'balance_transactions'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;
export type StripeEvent = Stripe.EventBase;

/** The API version of the pinned SDK; events are rendered in it, as for an endpoint created today. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The Stripe events that the sandbox sends, each with its object. */
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
  | { type: 'refund.created' | 'refund.updated' | 'refund.failed'; object: Refund }
  | { type: `charge.dispute.${'created' | 'updated' | 'funds_withdrawn' | 'closed'}`; object: Dispute };

/** Payment methods of the hosted page, by Stripe’s names; a bank transfer is paid from the customer’s balance. */
export const METHODS = ['card', 'ideal', 'paypal', 'customer_balance'] as const;
export type Method = (typeof METHODS)[number];
