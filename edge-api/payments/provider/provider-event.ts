import { ZodError } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { isRecord } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { isTestKey } from '../rules.ts';
import {
  DisputeObject,
  RefundedCharge,
  RefundObject,
  SessionObject,
  toIntentId,
  toProviderCheckout,
  toDispute,
  toCheckoutMetadata,
  type CheckoutMetadata,
  type ProviderCheckout,
  type Dispute,
} from './provider-schemas.ts';

type Base = { readonly id: string; readonly type: string; readonly at: Date };
type CheckoutChange = 'completed' | 'failed';

/** The part of a provider's message that this product reads. */
export type ProviderEvent = Base &
  (
    | { readonly kind: 'checkout'; readonly change: CheckoutChange; readonly checkout: ProviderCheckout }
    | { readonly kind: 'refunded'; readonly intentId: string | null; readonly metadata: CheckoutMetadata }
    | {
        readonly kind: 'partly-refunded';
        readonly intentId: string | null;
        readonly metadata: CheckoutMetadata;
        readonly refundedCents: number;
      }
    | { readonly kind: 'dispute'; readonly intentId: string | null; readonly dispute: Dispute }
    | {
        readonly kind: 'refund-failed';
        readonly intentId: string | null;
        readonly refundId: string;
        readonly isWhole: boolean;
      }
    | { readonly kind: 'other' | 'unreadable' }
  );

const CHECKOUT_CHANGES: Readonly<Record<string, CheckoutChange>> = {
  'checkout.session.completed': 'completed',
  'checkout.session.async_payment_succeeded': 'completed',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'failed',
};

/** Messages about a dispute: the second and third arrive when an inquiry becomes a dispute. */
const DISPUTE_CHANGES = ['created', 'updated', 'funds_withdrawn', 'closed'].map(
  (change) => `charge.dispute.${change}`,
);

/** Messages about a refund: the last two arrive with any change of it. */
const REFUND_CHANGES = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

/** A message of the provider without the fields that this product does not read, such as who pays. */
export type ProviderMessage = {
  readonly id: string;
  readonly type: unknown;
  readonly created: unknown;
  /** The account that the message is about, unless it is our own; nobody pays us through it. */
  readonly account?: string | undefined;
  /** Whether real money moved; false in the provider's test mode. */
  readonly livemode?: boolean | undefined;
  readonly data: { readonly object: unknown };
};

const READ_FIELDS = new Set(
  [SessionObject, RefundedCharge, DisputeObject, RefundObject].flatMap(({ shape }) => Object.keys(shape)),
);

/** Returns the fields that this product reads of a signed message; one without an id gets `fallbackId`. */
export function toProviderMessage(message: unknown, fallbackId: string): ProviderMessage {
  const { id, type, created, account, livemode, data } = isRecord(message) ? message : {};
  const object = isRecord(data) ? data['object'] : undefined;
  const fields = isRecord(object)
    ? Object.entries(object).filter(([name]) => READ_FIELDS.has(name))
    : undefined;
  return {
    id: typeof id === 'string' && id !== '' ? id : fallbackId,
    type,
    created,
    account: typeof account === 'string' ? account : undefined,
    livemode: typeof livemode === 'boolean' ? livemode : undefined,
    data: { object: fields && Object.fromEntries(fields) },
  };
}

/**
 * Reads a signed message. One of an unexpected shape is `unreadable`, with `fallbackId` if it has no id. A message
 * about another account, or from the other mode (test or live) than our key's, is `other`: nobody pays us there.
 */
export function toProviderEvent(
  { now, settings }: Pick<Ctx, 'now' | 'settings'>,
  message: unknown,
  fallbackId: string,
): ProviderEvent {
  const { id, type, created, account, livemode, data } = toProviderMessage(message, fallbackId);
  const base = {
    id,
    type: typeof type === 'string' ? type : 'unknown',
    at: typeof created === 'number' ? new Date(created * 1000) : now,
  };
  const isOfOtherMode = livemode !== undefined && livemode === isTestKey(settings.STRIPE_SECRET_KEY);
  if (account !== undefined || isOfOtherMode) return { ...base, kind: 'other' };
  try {
    return readEvent(base, data.object);
  } catch (error) {
    if (error instanceof ZodError) return { ...base, kind: 'unreadable' };
    throw error;
  }
}

function readEvent(base: Base, object: unknown): ProviderEvent {
  const change = CHECKOUT_CHANGES[base.type];
  if (change) return { ...base, kind: 'checkout', change, checkout: toProviderCheckout(object) };
  if (DISPUTE_CHANGES.includes(base.type)) {
    const isClosed = base.type === 'charge.dispute.closed';
    const dispute = toDispute(object, isClosed);
    return { ...base, kind: 'dispute', intentId: dispute.intentId, dispute };
  }
  if (REFUND_CHANGES.includes(base.type)) return readRefundChange(base, object);
  switch (base.type) {
    case 'charge.refunded':
      return readRefundedCharge(base, object);
    case 'unknown':
      return { ...base, kind: 'unreadable' };
    default:
      return { ...base, kind: 'other' };
  }
}

function readRefundedCharge(base: Base, object: unknown): ProviderEvent {
  const { refunded, amount_refunded: refundedCents, ...charge } = RefundedCharge.parse(object);
  const intentId = toIntentId(charge.payment_intent);
  const payment = { ...base, intentId, metadata: toCheckoutMetadata(charge.metadata) };
  return refunded ? { ...payment, kind: 'refunded' } : { ...payment, kind: 'partly-refunded', refundedCents };
}

/** Reads a refund that the bank returned, or that was cancelled because the fan named no account for it. */
function readRefundChange(base: Base, object: unknown): ProviderEvent {
  const { id, amount, status, payment_intent: intent } = RefundObject.parse(object);
  if (status !== 'failed' && status !== 'canceled') return { ...base, kind: 'other' };
  const isWhole = amount === DONATION_CENTS;
  return { ...base, kind: 'refund-failed', intentId: toIntentId(intent), refundId: id, isWhole };
}
