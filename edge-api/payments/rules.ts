import { DONATION_CENTS, DONATION_CURRENCY } from '../submissions/rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';

/**
 * States of one checkout at the provider, lowest first. A checkout only ever moves up, regardless of the order its
 * events arrive in, so that a late or repeated message changes nothing (RULES.md, "Money").
 */
export const CHECKOUT_STATES = ['open', 'processing', 'failed', 'paid', 'refunded'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * The outcome of a message from the provider; the last two changed nothing, and it may still count when it comes again.
 */
export const EVENT_OUTCOMES = ['recorded', 'repeated', 'foreign', 'ignored', 'unreadable'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

/** How long a checkout stays open at the provider; Stripe allows 30 minutes to 24 hours. */
const CHECKOUT_LIFETIME_MS = 23 * HOUR_MS;
/** The same when the campaign's deadline is near; it leaves time for a second call with the same parameters. */
const CHECKOUT_LIFETIME_MIN_MS = HOUR_MS;
/**
 * A checkout is created only while this much of its life is left: Stripe's 30 minutes, and 2 for clocks that differ.
 */
export const CHECKOUT_CREATE_MIN_REMAINING_MS = 32 * MINUTE_MS;
/** A checkout is reused only while a fan still has this long to pay. */
export const CHECKOUT_REUSE_MIN_REMAINING_MS = 10 * MINUTE_MS;
/** Age from which the sweep asks the provider about a payment that is still open. */
export const SWEEP_AFTER_MS = 10 * MINUTE_MS;
/** Most payments that one sweep asks about; the longest waiting come first. */
export const SWEEP_LIMIT = 100;
/** Most payments of one fan that one verify-all-pending asks about. */
export const VERIFY_LIMIT = 20;
/** How long the provider is not asked again about one checkout for which its fan asked. */
export const VERIFY_INTERVAL_MS = 20 * SECOND_MS;
/**
 * Most refunds that one sweep makes: with at most five calls each of provider and database, fewer than the thousand that D1
 * allows in one run of the Worker (https://developers.cloudflare.com/d1/platform/limits/). 10,000 take six hours of sweeps.
 */
export const REFUND_LIMIT = 150;
/** Longest time for which refunds wait because the provider asks for it. */
export const REFUND_HOLD_MAX_MS = HOUR_MS;
/** Wait before a refund that the provider did not take is tried again. */
export const REFUND_RETRY_MS = 5 * MINUTE_MS;
/** Tries after which the operator is told that the provider does not accept a refund: about an hour. */
export const REFUND_ALERT_TRIES = 12;
/** Most payments of which one sweep asks what the provider keeps. */
export const FEE_LIMIT = 100;
/** Wait before the provider is asked again what it keeps of a payment: it settles within an hour. */
export const FEE_RETRY_MS = HOUR_MS;
/** Returns whether a key of the provider is of its test mode, in which no money moves; undefined for one that does not say. */
export const isTestKey = (key: string): boolean | undefined =>
  /^[rs]k_test_/.test(key) || (/^[rs]k_live_/.test(key) ? false : undefined);
/** How long after a campaign has closed is known what its donations were paid with and where the answers came from. */
export const TRACES_RETENTION_MS = 90 * DAY_MS;

/**
 * The payment methods that fans may choose from, by the provider's names; Apple Pay and Google Pay hold a card. Which of
 * them are offered is switched on in the provider's dashboard.
 */
export const PAYMENT_METHODS = [
  'card',
  'ideal',
  'bancontact',
  'paypal',
  'sepa_debit',
  'customer_balance',
] as const;

/** What stands on statements behind the prefix of the account, "POWERHOUR* ": 22 characters together. */
const DESCRIPTOR_SUFFIX_MAX = 11;
const DESCRIPTOR_SUFFIX = 'DONATION';

/**
 * Returns what a fan finds on the statement of the bank behind "POWERHOUR* ": the artist's name in the letters that
 * every bank takes (https://docs.stripe.com/get-started/account/statement-descriptors).
 */
export function toDescriptorSuffix(artistName: string): string {
  const plain = artistName
    .normalize('NFD')
    .replace(/[^\p{ASCII}]/gu, '')
    .replace(/[^a-zA-Z0-9 .-]/g, '')
    .toUpperCase()
    .trim()
    .slice(0, DESCRIPTOR_SUFFIX_MAX)
    .trim();
  return /[A-Z]/.test(plain) ? plain : DESCRIPTOR_SUFFIX;
}

export const PROVIDER_FAILED: LocalizedText = {
  en: 'The payment provider cannot be reached right now. Your answer is saved: try the payment again in a moment.',
  nl: 'De betaalprovider is nu niet bereikbaar. Je antwoord is bewaard: probeer de betaling zo nog eens.',
};
/** The same for those who wait for no payment. */
export const PROVIDER_UNREACHABLE: LocalizedText = {
  en: 'The payment provider cannot be reached right now. Please try again in a moment.',
  nl: 'De betaalprovider is nu niet bereikbaar. Probeer het zo nog eens.',
};
export const WEBHOOK_SIGNATURE_INVALID: LocalizedText = {
  en: 'The signature of this message is not valid.',
  nl: 'De handtekening van dit bericht klopt niet.',
};

/** Outcomes of messages that changed nothing; such a message may still count when it is sent again. */
export const UNAPPLIED = ['ignored', 'unreadable'] as const;

export const MESSAGE_UNKNOWN: LocalizedText = {
  en: 'The payment provider no longer has this message: it keeps them for 30 days.',
  nl: 'De betaalprovider kent dit bericht niet meer: berichten zijn 30 dagen op te vragen.',
};

/** Returns whether a message has an id of the provider's, by which it can be asked for again. */
export function isEventId(id: string): boolean {
  return /^evt_\w/.test(id);
}

/** Returns whether a reference is the provider's, of a checkout or of a payment. */
export function isProviderReference(reference: string): boolean {
  return /^(cs|pi)_\w+$/.test(reference);
}

/** How often a refund that the fan's bank sent back is made again. */
export const REFUND_REPEATS = 1;

/** Returns when a payment is refunded again after `failures` of its refunds came back; null where it is left to the operator. */
export function getRefundRetry(now: Date, failures: number): Date | null {
  return failures <= REFUND_REPEATS ? new Date(now.getTime() + HOUR_MS) : null;
}

/** Returns a moment as the provider dates its messages: in whole seconds. */
export function toProviderTime(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS);
}

/** Returns the rank of a state; a checkout never moves to a lower one. */
export function stateRank(state: CheckoutState): number {
  return CHECKOUT_STATES.indexOf(state);
}

/** Returns whether money that arrived is exactly the donation: amount in cents and currency code. */
export function isDonation(amount: number | null, currency: string | null): boolean {
  return amount === DONATION_CENTS && currency?.toLowerCase() === DONATION_CURRENCY;
}

/**
 * Returns when a checkout ends at the provider: at the campaign's deadline, but an hour after its start at the earliest
 * and {@link CHECKOUT_LIFETIME_MS} at the latest. Closing the campaign ends those that are open past the deadline.
 */
export function getCheckoutExpiry(attemptAt: Date, deadline: Date | null): Date {
  const start = attemptAt.getTime();
  const last = start + CHECKOUT_LIFETIME_MS;
  if (deadline === null) return new Date(last);
  return new Date(Math.min(last, Math.max(deadline.getTime(), start + CHECKOUT_LIFETIME_MIN_MS)));
}

/** Formats what the key of the way back refers to: the submission, and the site of the page it was made for. */
export function formatReturnKey(submissionId: string, page: string | null): string {
  return page === null ? submissionId : `${submissionId} ${new URL(page).origin}`;
}

/** Parses what {@link formatReturnKey} formatted: the submission's id, and the site if there is one. */
export function parseReturnKey(value: string | undefined): readonly [id?: string, site?: string] {
  const [id, site] = value?.split(' ') ?? [];
  return id === undefined ? [] : site === undefined ? [id] : [id, site];
}

export const NOT_RETURNABLE: LocalizedText = {
  en: 'This payment cannot be refunded: it did not arrive, it is going back already, or a bank holds it.',
  nl: 'Deze betaling kan niet terug: die is niet binnen, gaat al terug, of een bank houdt hem vast.',
};
export const NO_RECEIPT: LocalizedText = {
  en: 'There is no confirmation to send: nothing was paid, it went back, or the account is gone.',
  nl: 'Er is geen bevestiging om te sturen: er is niet betaald, het geld ging terug, of het account is weg.',
};

/** What asking the provider about a payment came to. */
export const PAYMENT_FINDINGS = ['recorded', 'same', 'open', 'not-ours', 'unknown'] as const;
export type PaymentFinding = (typeof PAYMENT_FINDINGS)[number];
