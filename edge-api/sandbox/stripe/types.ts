// The only file of the sandbox that imports the SDK, and only its types.
import type Stripe from 'stripe';

export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type ChargeMethod = Stripe.Charge.PaymentMethodDetails;
export type Refund = Stripe.Refund;
export type BalanceTransaction = Stripe.BalanceTransaction;
/** Without the evidence, which the product never submits. */
export type Dispute = Omit<
  Stripe.Dispute,
  'enhanced_eligibility_types' | 'evidence' | 'evidence_details' | 'intended_submission_method'
>;
export type StripeEvent = Stripe.EventBase;
export type Account = Stripe.V2.Core.Account;
export type Capability =
  Stripe.V2.Core.Account.Configuration.Recipient.Capabilities.StripeBalance.StripeTransfers;
export type Transfer = Stripe.Transfer;
export type TransferReversal = Stripe.TransferReversal;
/** Without the fields that only the provider's own pages show. */
export type Payout = Pick<
  Stripe.Payout,
  | 'id'
  | 'object'
  | 'amount'
  | 'arrival_date'
  | 'automatic'
  | 'created'
  | 'currency'
  | 'failure_code'
  | 'livemode'
  | 'status'
>;
/** A thin event, which only names its object; the rest must be fetched. */
export type AccountEvent = {
  readonly id: string;
  readonly object: 'v2.core.event';
  readonly type: string;
  readonly created: string;
  readonly livemode: false;
  readonly related_object: { readonly id: string; readonly type: string; readonly url: string };
};
/** A message that is posted to the shop. */
export type Message = StripeEvent | AccountEvent;

/** The API version of the pinned SDK, in which events are rendered, as for an endpoint created today. */
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
  | { type: `transfer.${'created' | 'reversed'}`; object: Transfer }
  | { type: `payout.${'paid' | 'failed'}`; object: Payout }
  | { type: `charge.dispute.${'created' | 'updated' | 'funds_withdrawn' | 'closed'}`; object: Dispute };
