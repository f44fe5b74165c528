import { z } from 'zod';
import { DONATION_CURRENCY } from '#api/submissions/rules.ts';

/** The part of the provider's objects that this product reads; the rest is ignored. */

/** A movement on the account at the provider; `fee` is what the provider keeps of it, in cents of `currency`. */
const BalanceTransaction = z.object({ fee: z.number(), currency: z.string() });

const ChargeObject = z.object({
  created: z.number(),
  /** Null until the provider has booked it. */
  balance_transaction: z.union([z.string(), BalanceTransaction]).nullable().optional(),
  disputed: z.boolean().optional(),
  /** Null until the provider has sent a receipt. */
  receipt_number: z.string().nullable().optional(),
  receipt_url: z.string().nullable(),
  refunded: z.boolean(),
  payment_method_details: z.looseObject({ type: z.string() }).nullish(),
});
const IntentObject = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.union([z.string(), ChargeObject]).nullable().optional(),
});
const IntentRef = z.union([z.string(), z.object({ id: z.string() })]).nullable();
const Metadata = z.record(z.string(), z.string()).nullable().optional();

export const SessionObject = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
  expires_at: z.number(),
  url: z.string().nullable().optional(),
  metadata: Metadata,
  payment_intent: z.union([z.string(), IntentObject]).nullable().optional(),
});

/** A charge as `charge.refunded` carries it; `refunded` is true once all of it was refunded. */
export const RefundedCharge = z.object({
  refunded: z.boolean(),
  amount_refunded: z.number().default(0),
  payment_intent: IntentRef,
  metadata: Metadata,
});

export const DisputeObject = z.object({
  id: z.string(),
  status: z.string(),
  payment_intent: IntentRef,
  balance_transactions: z.array(BalanceTransaction).optional(),
});

export const RefundObject = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.string().nullable(),
  payment_intent: IntentRef,
});

/** States of a payment intent that can no longer bring money. */
const FAILED_INTENTS = ['requires_payment_method', 'canceled'];

/** Reads a Checkout Session, with or without its intent and charge expanded; throws if it is malformed. */
export function toProviderCheckout(object: unknown) {
  const session = SessionObject.parse(object);
  const { payment_intent: intent } = session;
  const expanded = typeof intent === 'object' ? intent : null;
  const charge = typeof expanded?.latest_charge === 'object' ? expanded.latest_charge : null;
  return {
    id: session.id,
    status: session.status ?? 'open',
    isPaid: session.payment_status === 'paid',
    amountCents: session.amount_total,
    currency: session.currency,
    expiresAt: new Date(session.expires_at * 1000),
    url: session.url ?? null,
    metadata: toCheckoutMetadata(session.metadata),
    intentId: typeof intent === 'string' ? intent : (expanded?.id ?? null),
    /** Known only if the intent was expanded: whether a started payment has failed for good. */
    hasFailed: expanded !== null && FAILED_INTENTS.includes(expanded.status),
    /** Known only if the charge was expanded. */
    isRefunded: charge?.refunded ?? false,
    paidAt: charge && new Date(charge.created * 1000),
    receiptUrl: charge?.receipt_url ?? null,
    receiptNumber: charge?.receipt_number ?? null,
    /** The provider's fee for the charge, in cents; null until it is booked. */
    feeCents: charge ? toFeeCents(charge.balance_transaction) : null,
    isDisputed: charge?.disputed ?? false,
    /** Identifies the card or account that it was paid with; null if the provider does not say. */
    method: toMethod(charge?.payment_method_details),
  };
}

/** A checkout at the provider, in this product's terms. */
export type ProviderCheckout = Readonly<ReturnType<typeof toProviderCheckout>>;

/** Reads the method's object, stored under its type. Only some have a fingerprint; iDEAL has account fields. */
function toMethod(details: z.infer<typeof ChargeObject>['payment_method_details']): string | null {
  const named = z.record(z.string(), z.unknown()).catch({}).parse(details?.[details.type]);
  const { fingerprint, payer_id: payer, bic, iban_last4: iban, verified_name: holder } = named;
  const used = fingerprint ?? payer ?? (holder && JSON.stringify([bic, iban, holder]));
  return typeof used === 'string' ? used : null;
}

/**
 * Returns the fee of a booked movement, in cents; null for one that is not booked, or not in the donation's currency.
 */
function toFeeCents(transaction: z.infer<typeof ChargeObject>['balance_transaction']): number | null {
  if (typeof transaction !== 'object' || transaction?.currency !== DONATION_CURRENCY) return null;
  return transaction.fee;
}

/** A dispute at the provider. A decision against the campaign, or an unknown status, is `lost`. */
export type Dispute = {
  readonly id: string;
  readonly intentId: string | null;
  readonly state: 'inquiry' | 'open' | 'won' | 'lost';
  /** The booked costs besides the money itself, in cents. */
  readonly feeCents: number;
};

/** Reads a dispute; throws if it is malformed. https://docs.stripe.com/api/disputes/object#dispute_object-status */
export function toDispute(object: unknown, isClosed = false): Dispute {
  const {
    id,
    status,
    payment_intent: intent,
    balance_transactions: booked = [],
  } = DisputeObject.parse(object);
  const isWon = status === 'won' || status === 'warning_closed';
  const isLost = status === 'lost' || status === 'prevented' || isClosed;
  const current = status.startsWith('warning_') ? 'inquiry' : 'open';
  const feeCents = booked.reduce((total, transaction) => total + (toFeeCents(transaction) ?? 0), 0);
  return { id, intentId: toIntentId(intent), state: isWon ? 'won' : isLost ? 'lost' : current, feeCents };
}

/** Reads our own metadata; a missing or malformed value is null. */
export function toCheckoutMetadata(metadata: z.infer<typeof Metadata>) {
  const attempt = metadata?.['attempt'] ?? '';
  return {
    submissionId: metadata?.['submissionId'] ?? null,
    campaignId: metadata?.['campaignId'] ?? null,
    attempt: /^[1-9]\d{0,8}$/.test(attempt) ? Number(attempt) : null,
  };
}

/** The submission that a payment says it is for. */
export type CheckoutMetadata = Readonly<ReturnType<typeof toCheckoutMetadata>>;

/** Returns the id of a payment intent, given the id or the expanded object. */
export function toIntentId(intent: z.infer<typeof IntentRef>): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
