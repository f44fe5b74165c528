import { DONATION_CENTS, DONATION_CURRENCY, type SubmissionStatus } from '../subscriptions/rules.ts';
import type { Sentence } from '../platform/rules.ts';

/**
 * States of one checkout at the provider, lowest first. A checkout only ever moves up, whatever order its
 * events arrive in, so that a late or repeated message changes nothing (decisions.md, "Subscribing and money").
 */
export const CHECKOUT_STATES = ['open', 'processing', 'failed', 'paid', 'refunded'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** How long a checkout stays open at the provider; Stripe allows 30 minutes to 24 hours. */
export const CHECKOUT_LIFETIME_MS = 23 * 60 * 60 * 1000;
/** Age from which the sweep asks the provider about a payment that is still open. */
export const SWEEP_AFTER_MS = 10 * 60 * 1000;
/** Payments that one sweep asks about at most; the oldest first. */
export const SWEEP_LIMIT = 100;

export const PROVIDER_FAILED: Sentence = {
  en: 'The payment provider cannot be reached right now. Your answer is saved: try the payment again in a moment.',
  nl: 'De betaaldienst is nu niet bereikbaar. Je antwoord is bewaard: probeer de betaling zo nog eens.',
};

/** Height of a state; a checkout never moves to a lower one. */
export function rankOf(state: CheckoutState): number {
  return CHECKOUT_STATES.indexOf(state);
}

/** The state after a fact: the higher of the two. */
export function afterFact(state: CheckoutState, fact: CheckoutState): CheckoutState {
  return rankOf(fact) > rankOf(state) ? fact : state;
}

/** Whether money that arrived is exactly the donation: amount in cents and currency code. */
export function isDonation(amount: number | null, currency: string | null): boolean {
  return amount === DONATION_CENTS && currency?.toLowerCase() === DONATION_CURRENCY;
}

/**
 * The submission's status, from the states of all its checkouts, the latest attempt last. Money counts first:
 * one paid checkout makes it paid; money returned makes it refunded unless a newer attempt is under way.
 * A cancelled submission stays cancelled.
 */
export function submissionStatusFrom(
  current: SubmissionStatus,
  checkouts: readonly CheckoutState[],
): SubmissionStatus {
  if (current === 'cancelled') return current;
  if (checkouts.includes('paid')) return 'paid';
  if (checkouts.includes('refunded')) return 'refunded';
  const latest = checkouts.at(-1);
  switch (latest) {
    case undefined:
    case 'open':
      return 'pending';
    case 'processing':
    case 'failed':
    case 'paid':
    case 'refunded':
      return latest;
  }
}
