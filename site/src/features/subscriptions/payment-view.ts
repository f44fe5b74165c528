import type { Submission } from '#api/subscriptions/contract.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import type { PaymentTexts } from './payment-texts.ts';

/** What one look at the fan's submissions brought. */
export type PaymentLookup =
  | { readonly kind: 'loading' | 'signedOut' | 'unknown' | 'unreachable' }
  | { readonly kind: 'found'; readonly submission: Submission }
  /** Of somebody who is not logged in here, and brought a ticket from the form on a partner's page. */
  | { readonly kind: 'told'; readonly paymentStatus: PaymentStatus };

/** What the page says; `checking` is a payment of which the provider has not been asked yet. */
export type PaymentView =
  | 'loading'
  | 'checking'
  | 'paid'
  | 'processing'
  | 'pending'
  | 'failed'
  | 'refunded'
  | 'unknown'
  | 'signedOut'
  | 'unreachable';

/** The view of a reading. Nobody is offered to pay before the provider has said that they did not. */
export function toPaymentView(reading: PaymentLookup, isVerified: boolean): PaymentView {
  if (reading.kind !== 'found' && reading.kind !== 'told') return reading.kind;
  const paymentStatus = getPaymentStatus(reading);
  return paymentStatus === 'pending' && !isVerified ? 'checking' : paymentStatus;
}

/** Whether the state may still change by itself, so that looking again makes sense (specification §4). */
export function isPaymentUnsettled(reading: PaymentLookup): boolean {
  if (reading.kind !== 'found' && reading.kind !== 'told') return false;
  const paymentStatus = getPaymentStatus(reading);
  return paymentStatus === 'pending' || paymentStatus === 'processing';
}

function getPaymentStatus(reading: Extract<PaymentLookup, { kind: 'found' | 'told' }>): PaymentStatus {
  return reading.kind === 'told' ? reading.paymentStatus : reading.submission.paymentStatus;
}

type ViewTextKeys = { readonly title: keyof PaymentTexts; readonly text: keyof PaymentTexts };

/** Headline and sentence of every view but the one that is still loading. */
export const VIEW_TEXTS: Readonly<Record<Exclude<PaymentView, 'loading'>, ViewTextKeys>> = {
  checking: { title: 'checkingTitle', text: 'checkingText' },
  paid: { title: 'paidTitle', text: 'paidText' },
  processing: { title: 'processingTitle', text: 'processingText' },
  pending: { title: 'pendingTitle', text: 'pendingText' },
  failed: { title: 'failedTitle', text: 'failedText' },
  refunded: { title: 'refundedTitle', text: 'refundedText' },
  unknown: { title: 'unknownTitle', text: 'unknownText' },
  signedOut: { title: 'signedOutTitle', text: 'signedOutText' },
  unreachable: { title: 'unreachableTitle', text: 'unreachableText' },
};
