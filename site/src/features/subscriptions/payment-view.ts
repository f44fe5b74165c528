import type { PaymentStatus } from '#api/submissions/rules.ts';
import type { PaymentTexts } from './payment-texts.ts';

/**
 * The states of the page. `closed` is a payment that can no longer be made, `paused`
 * one that waits for its campaign; `checking` is a payment of which the provider has
 * not been asked yet.
 */
export type PaymentView =
  'loading' | 'checking' | PaymentStatus | 'closed' | 'paused' | 'unknown' | 'signedOut' | 'unreachable';

type ViewTextKeys = { readonly title: keyof PaymentTexts; readonly text: keyof PaymentTexts };

/** Headline and sentence of every view but `loading`. */
export const VIEW_TEXTS: Readonly<Record<Exclude<PaymentView, 'loading'>, ViewTextKeys>> = {
  checking: { title: 'checkingTitle', text: 'checkingText' },
  paid: { title: 'paidTitle', text: 'paidText' },
  processing: { title: 'processingTitle', text: 'processingText' },
  pending: { title: 'pendingTitle', text: 'pendingText' },
  failed: { title: 'failedTitle', text: 'failedText' },
  closed: { title: 'closedTitle', text: 'closedText' },
  paused: { title: 'pausedTitle', text: 'pausedText' },
  refunded: { title: 'refundedTitle', text: 'refundedText' },
  disputed: { title: 'disputedTitle', text: 'disputedText' },
  unknown: { title: 'unknownTitle', text: 'unknownText' },
  signedOut: { title: 'signedOutTitle', text: 'signedOutText' },
  unreachable: { title: 'unreachableTitle', text: 'unreachableText' },
};
