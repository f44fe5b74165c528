import {
  RefundedCharge,
  toProviderCheckout,
  toCheckoutMetadata,
  type CheckoutMetadata,
  type ProviderCheckout,
} from './provider-schemas.ts';

type Base = { readonly id: string; readonly type: string; readonly at: Date };
type CheckoutChange = 'completed' | 'failed' | 'expired';

/** A message of the provider, as far as this product reads it. */
export type ProviderEvent = Base &
  (
    | { readonly kind: 'checkout'; readonly change: CheckoutChange; readonly checkout: ProviderCheckout }
    | { readonly kind: 'refunded'; readonly intentId: string | null; readonly label: CheckoutMetadata }
    | { readonly kind: 'refund-failed' | 'other' }
  );

const CHECKOUT_CHANGES: Readonly<Record<string, CheckoutChange>> = {
  'checkout.session.completed': 'completed',
  'checkout.session.async_payment_succeeded': 'completed',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

/** Reads a message; throws when it is not shaped like the provider's. A partial refund counts as `other`. */
export function toProviderEvent(base: Base, object: unknown): ProviderEvent {
  const change = CHECKOUT_CHANGES[base.type];
  if (change) return { ...base, kind: 'checkout', change, checkout: toProviderCheckout(object) };
  if (base.type === 'refund.failed') return { ...base, kind: 'refund-failed' };
  if (base.type !== 'charge.refunded') return { ...base, kind: 'other' };
  const { refunded, payment_intent: intent, metadata } = RefundedCharge.parse(object);
  if (!refunded) return { ...base, kind: 'other' };
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? null);
  return { ...base, kind: 'refunded', intentId, label: toCheckoutMetadata(metadata) };
}
