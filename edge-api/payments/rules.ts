import { DONATION_CENTS, DONATION_CURRENCY } from '../submissions/rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';

/**
 * States of a checkout at the provider, lowest first. A checkout only moves up, whatever the order of its events, so
 * that a late or repeated message changes nothing (RULES.md, "Money").
 */
export const CHECKOUT_STATES = ['open', 'processing', 'failed', 'paid', 'refunded'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** The outcome of a provider's message. The last two changed nothing; if sent again, it may still count. */
export const EVENT_OUTCOMES = ['recorded', 'repeated', 'foreign', 'ignored', 'unreadable'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

/** How long a checkout stays open at the provider; Stripe allows 30 minutes to 24 hours. */
const CHECKOUT_LIFETIME_MS = 23 * HOUR_MS;
/** The minimum lifetime when the deadline is near; it leaves time for a retry with the same parameters. */
const CHECKOUT_LIFETIME_MIN_MS = HOUR_MS;
/** Minimum remaining lifetime for creating a checkout: Stripe's 30 minutes, and 2 for clock differences. */
export const CHECKOUT_CREATE_MIN_REMAINING_MS = 32 * MINUTE_MS;
/** Minimum time that a fan must have left to pay for a checkout to be reused. */
export const CHECKOUT_REUSE_MIN_REMAINING_MS = 10 * MINUTE_MS;
/** Age from which the sweep asks the provider about an unsettled payment. */
export const SWEEP_AFTER_MS = 10 * MINUTE_MS;
/** Maximum number of payments one sweep asks about; the longest waiting come first. */
export const SWEEP_LIMIT = 100;
/** Maximum number of a fan's payments that one verify-all-pending asks about. */
export const VERIFY_LIMIT = 20;
/** Minimum interval between two checks of the same checkout requested by its fan. */
export const VERIFY_INTERVAL_MS = 20 * SECOND_MS;
/**
 * Maximum refunds per sweep: with at most five calls each of provider and database, fewer than the thousand that D1
 * allows per invocation (https://developers.cloudflare.com/d1/platform/limits/). At this rate 10,000 take six hours.
 */
export const REFUND_LIMIT = 150;
/** Maximum time that refunds are held because the provider asks for it. */
export const REFUND_HOLD_MAX_MS = HOUR_MS;
/** Delay before a failed refund is tried again. */
export const REFUND_RETRY_MS = 5 * MINUTE_MS;
/** Tries after which the operator is told that the provider refuses a refund: about an hour. */
export const REFUND_ALERT_TRIES = 12;
/** Maximum number of payments whose fee one sweep asks for. */
export const FEE_LIMIT = 100;
/** Delay before asking again for a payment's fee: the provider settles it within an hour. */
export const FEE_RETRY_MS = HOUR_MS;
/** Returns whether a provider's key is a test key, which moves no money; undefined if the key does not tell. */
export const isTestKey = (key: string): boolean | undefined =>
  /^[rs]k_test_/.test(key) || (/^[rs]k_live_/.test(key) ? false : undefined);
/** How long payment methods and origins of answers are kept after a campaign has closed. */
export const TRACES_RETENTION_MS = 90 * DAY_MS;

/**
 * The payment methods that fans may choose from, by the provider's names; Apple Pay and Google Pay count as cards. The
 * provider's dashboard controls which of them are offered.
 */
export const PAYMENT_METHODS = [
  'card',
  'ideal',
  'bancontact',
  'paypal',
  'sepa_debit',
  'customer_balance',
] as const;

/** Statements show this after the account's prefix, "POWERHOUR* "; together at most 22 characters. */
const DESCRIPTOR_SUFFIX_MAX = 11;
const DESCRIPTOR_SUFFIX = 'DONATION';

/**
 * Returns the statement descriptor after "POWERHOUR* ": the artist's name in characters that every bank accepts
 * (https://docs.stripe.com/get-started/account/statement-descriptors).
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
/** The same for callers who are not waiting for a payment. */
export const PROVIDER_UNREACHABLE: LocalizedText = {
  en: 'The payment provider cannot be reached right now. Please try again in a moment.',
  nl: 'De betaalprovider is nu niet bereikbaar. Probeer het zo nog eens.',
};
export const WEBHOOK_SIGNATURE_INVALID: LocalizedText = {
  en: 'The signature of this message is not valid.',
  nl: 'De handtekening van dit bericht klopt niet.',
};

/** Outcomes of messages that changed nothing; such a message may still count if it is sent again. */
export const UNAPPLIED = ['ignored', 'unreadable'] as const;

export const MESSAGE_UNKNOWN: LocalizedText = {
  en: 'The payment provider no longer has this message: it keeps them for 30 days.',
  nl: 'De betaalprovider kent dit bericht niet meer: berichten zijn 30 dagen op te vragen.',
};

/** Returns whether a message's id was assigned by the provider, so that the message can be fetched again. */
export function isEventId(id: string): boolean {
  return /^evt_\w/.test(id);
}

/** Returns whether a reference is the provider's id of a checkout or payment. */
export function isProviderReference(reference: string): boolean {
  return /^(cs|pi)_\w+$/.test(reference);
}

/** How often a refund that the fan's bank sent back is repeated. */
export const REFUND_REPEATS = 1;

/** Returns when to repeat a refund after `failures` of them came back; null if it is left to the operator. */
export function getRefundRetry(now: Date, failures: number): Date | null {
  return failures <= REFUND_REPEATS ? new Date(now.getTime() + HOUR_MS) : null;
}

/** Truncates a time to whole seconds, as the provider dates its messages. */
export function toProviderTime(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS);
}

/** Returns the rank of a state; a checkout never moves to a lower one. */
export function stateRank(state: CheckoutState): number {
  return CHECKOUT_STATES.indexOf(state);
}

/** Returns whether a payment is exactly the donation: amount in cents and currency code. */
export function isDonation(amount: number | null, currency: string | null): boolean {
  return amount === DONATION_CENTS && currency?.toLowerCase() === DONATION_CURRENCY;
}

/**
 * Returns when a checkout expires at the provider: at the campaign's deadline, but no earlier than an hour after its
 * start and no later than {@link CHECKOUT_LIFETIME_MS}. Closing the campaign ends checkouts that outlast the deadline.
 */
export function getCheckoutExpiry(attemptAt: Date, deadline: Date | null): Date {
  const start = attemptAt.getTime();
  const last = start + CHECKOUT_LIFETIME_MS;
  if (deadline === null) return new Date(last);
  return new Date(Math.min(last, Math.max(deadline.getTime(), start + CHECKOUT_LIFETIME_MIN_MS)));
}

/** Formats the value of a return key: the submission, and the origin of the page it was made for. */
export function formatReturnKey(submissionId: string, page: string | null): string {
  return page === null ? submissionId : `${submissionId} ${new URL(page).origin}`;
}

/** Parses a value of {@link formatReturnKey}: the submission's id, and the origin if there is one. */
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

/** The result of asking the provider about a payment. */
export const PAYMENT_FINDINGS = ['recorded', 'same', 'open', 'not-ours', 'unknown'] as const;
export type PaymentFinding = (typeof PAYMENT_FINDINGS)[number];
