import {
  DONATION_CENTS,
  DONATION_CURRENCY,
  type RefundReason,
  type SubmissionStatus,
} from '../submissions/rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';

/**
 * States of one checkout at the provider, lowest first. A checkout only ever moves up, regardless of the order its
 * events arrive in, so that a late or repeated message changes nothing (decisions.md, "Subscribing and money").
 */
export const CHECKOUT_STATES = ['open', 'processing', 'failed', 'paid', 'refunded'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** How long a checkout stays open at the provider; Stripe allows 30 minutes to 24 hours. */
export const CHECKOUT_LIFETIME_MS = 23 * HOUR_MS;
/** The same when the campaign's deadline is near; it leaves time for a second call with the same parameters. */
export const CHECKOUT_LIFETIME_MIN_MS = HOUR_MS;
/** A checkout is created only while this much of its life is left: Stripe's 30 minutes, and 2 for clocks that differ. */
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
/** Most refunds of each kind that one sweep makes; 10,000 take some four hours of sweeps. */
export const REFUND_LIMIT = 200;
/** Longest time for which refunds wait because the provider asks for it. */
export const REFUND_HOLD_MAX_MS = HOUR_MS;
/** Wait before a refund that the provider did not take is tried again. */
export const REFUND_RETRY_MS = 5 * MINUTE_MS;
/** Tries after which the operator hears that the provider does not take a refund, in about an hour. */
export const REFUND_ALERT_TRIES = 12;
/** Most payments of which one sweep asks what the provider keeps. */
export const FEE_LIMIT = 100;
/** Wait before the provider is asked again what it keeps of a payment: it settles within an hour. */
export const FEE_RETRY_MS = HOUR_MS;
/** Wait before a refund that a bank sent back is made again; it doubles each time, up to the second one. */
const REFUND_RETURNED_RETRY_MS = HOUR_MS;
const REFUND_RETURNED_RETRY_MAX_MS = 7 * DAY_MS;

export const PROVIDER_FAILED: LocalizedText = {
  en: 'The payment provider cannot be reached right now. Your answer is saved: try the payment again in a moment.',
  nl: 'De betaaldienst is nu niet bereikbaar. Je antwoord is bewaard: probeer de betaling zo nog eens.',
};
export const WEBHOOK_SIGNATURE_INVALID: LocalizedText = {
  en: 'The signature of this message is not valid.',
  nl: 'De handtekening van dit bericht klopt niet.',
};

/** Outcomes of messages that changed nothing; such a message may still count when it is sent again. */
export const UNAPPLIED = ['ignored', 'unreadable'] as const;

/** Returns when a payment is refunded again after `failures` of its refunds came back. */
export function getRefundRetry(now: Date, failures: number): Date {
  const wait = Math.min(REFUND_RETURNED_RETRY_MS * 2 ** (failures - 1), REFUND_RETURNED_RETRY_MAX_MS);
  return new Date(now.getTime() + wait);
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

/** A payment's disputes by the provider's id: `open`, or `won` for a decision in the campaign's favour. */
export type Disputes = Readonly<Record<string, 'open' | 'won'>>;

/**
 * One checkout of the ledger; `isRefundDue` marks money that must go back, or went back. Its disputes and the ids of
 * its refunds that came back only ever grow, so that the order of the messages makes no difference.
 */
export type LedgerCheckout = {
  readonly id: string;
  readonly attempt: number;
  readonly state: CheckoutState;
  readonly isRefundDue: boolean;
  readonly disputes: Disputes;
  readonly failedRefunds: readonly string[];
};

/** A submission with all its checkouts: everything that the effect of a payment depends on. */
export type Ledger = {
  readonly status: SubmissionStatus;
  /** Number of the attempt that counts; its checkout may not exist yet. */
  readonly attempt: number;
  readonly winnersSelected: boolean;
  /** Whether the campaign does not go ahead. */
  readonly isCampaignCancelled: boolean;
  readonly checkouts: readonly LedgerCheckout[];
};

/**
 * The provider's news of one checkout. `attempt` is the one in its metadata, if any. A dispute means that the money had
 * come; one that is lost, and a refund that came back, that it was owed back: `refunded`.
 */
export type CheckoutUpdate = {
  readonly checkoutId: string;
  readonly attempt: number | null;
  readonly state: Exclude<CheckoutState, 'open'>;
  readonly dispute?: { readonly id: string; readonly state: Disputes[string] };
  readonly failedRefund?: string;
};

/**
 * Returns the ledger after an update. Checkouts only rise; one that is unknown (it was created, and the response was
 * lost) is added. Money that is not owed is marked to go back: for a cancelled or refunded submission, for a second
 * payment, once winners are selected, and for a campaign that does not go ahead.
 */
export function reduceLedger(ledger: Ledger, update: CheckoutUpdate): Ledger {
  const before =
    ledger.checkouts.find(({ id }) => id === update.checkoutId) ?? attachUnknownCheckout(ledger, update);
  const state = stateRank(update.state) > stateRank(before.state) ? update.state : before.state;
  const hasJustBeenPaid = state === 'paid' && before.state !== 'paid';
  const isRefundDue = before.isRefundDue || (hasJustBeenPaid && !isDue(ledger));
  const disputes = addDispute(before.disputes, update.dispute);
  const failedRefunds = addFailedRefund(before.failedRefunds, update.failedRefund);
  const others = ledger.checkouts.filter(({ id }) => id !== before.id);
  const checkout = { ...before, state, isRefundDue, disputes, failedRefunds };
  const after = { ...ledger, checkouts: [...others, checkout] };
  return { ...after, status: submissionStatusFrom(after) };
}

function addDispute(disputes: Disputes, dispute: CheckoutUpdate['dispute']): Disputes {
  if (!dispute || disputes[dispute.id] === 'won') return disputes;
  return { ...disputes, [dispute.id]: dispute.state };
}

function addFailedRefund(failed: readonly string[], id: string | undefined): readonly string[] {
  return id === undefined || failed.includes(id) ? failed : [...failed, id];
}

/**
 * Returns the submission's status, from all its checkouts. Money counts first: one payment that stays makes it paid;
 * without one, money in dispute makes it disputed, money returned makes it refunded, and money under way makes it
 * processing, for every attempt. Else the current attempt decides, so that a stale one cannot fail it. Cancelled stays
 * cancelled.
 */
export function submissionStatusFrom({ status, attempt, checkouts }: Ledger): SubmissionStatus {
  if (status === 'cancelled') return status;
  const states = checkouts.map(effectiveState);
  if (states.includes('paid')) return 'paid';
  if (states.includes('disputed')) return 'disputed';
  if (states.includes('refunded')) return 'refunded';
  if (states.includes('processing')) return 'processing';
  return checkouts.find((checkout) => checkout.attempt === attempt)?.state === 'failed'
    ? 'failed'
    : 'pending';
}

/** Returns the state that counts: money that must go back counts as returned already. */
export function effectiveState({ state, isRefundDue, disputes }: LedgerCheckout): CheckoutState | 'disputed' {
  if (state !== 'paid') return state;
  if (isRefundDue) return 'refunded';
  return hasOpenDispute(disputes) ? 'disputed' : 'paid';
}

/** Returns whether a payment stays with the campaign, as long as no dispute takes it away. */
export function hasPayment({ status }: Pick<Ledger, 'status'>): boolean {
  return status === 'paid' || status === 'disputed';
}

/** Returns the refunds of a checkout that came back from `before` to `after`. */
export function listReturnedRefunds(before: Ledger, after: Ledger, checkoutId: string): readonly string[] {
  const [known = [], refunds = []] = [before, after].map(
    ({ checkouts }) => checkouts.find(({ id }) => id === checkoutId)?.failedRefunds,
  );
  return refunds.filter((refund) => !known.includes(refund));
}

/** Returns whether the provider holds a payment's money because of a dispute. */
export function hasOpenDispute(disputes: Disputes): boolean {
  return Object.values(disputes).includes('open');
}

/**
 * Returns why a checkout's money goes back or went back. What no rule of ours asked for is the organiser's decision,
 * unless the provider took it because of a dispute.
 */
export function refundReasonFrom(ledger: Ledger, id: string): RefundReason {
  const checkout = ledger.checkouts.find((each) => each.id === id);
  if (checkout && hasOpenDispute(checkout.disputes)) return 'dispute-lost';
  return checkout?.isRefundDue ? dueRefundReasonFrom(ledger, id) : 'organiser';
}

/** Returns which of our rules sends a checkout's money back; the organiser's decision where none of them does. */
export function dueRefundReasonFrom(
  { status, winnersSelected, isCampaignCancelled, checkouts }: Ledger,
  id: string,
): Exclude<RefundReason, 'dispute-lost'> {
  if (status === 'cancelled') return 'cancelled';
  if (isCampaignCancelled) return 'campaign-cancelled';
  const wasPaid = (other: LedgerCheckout) => other.id !== id && stateRank(other.state) >= stateRank('paid');
  if (checkouts.some(wasPaid)) return 'paid-twice';
  return winnersSelected ? 'after-winners' : 'organiser';
}

/** Returns whether a payment that arrives in a ledger stays there. */
function isDue({ status, winnersSelected, isCampaignCancelled, checkouts }: Ledger): boolean {
  const wasPaid = checkouts.some(({ state }) => stateRank(state) >= stateRank('paid'));
  return status !== 'cancelled' && !winnersSelected && !isCampaignCancelled && !wasPaid;
}

/** Gives an unknown checkout the attempt of its metadata if that is free, else a number below all others. */
function attachUnknownCheckout({ attempt, checkouts }: Ledger, update: CheckoutUpdate): LedgerCheckout {
  const existing = checkouts.map((checkout) => checkout.attempt);
  const claimed = update.attempt;
  const isFree = claimed !== null && claimed <= attempt && !existing.includes(claimed);
  const number = isFree ? claimed : Math.min(1, ...existing) - 1;
  const blank = { state: 'open', isRefundDue: false, disputes: {}, failedRefunds: [] } as const;
  return { id: update.checkoutId, attempt: number, ...blank };
}

/** Formats what the key of the way back stands for: the submission, and the site of the page that it was made for. */
export function formatReturnKey(submissionId: string, page: string | null): string {
  return page === null ? submissionId : `${submissionId} ${new URL(page).origin}`;
}

/** Parses what {@link formatReturnKey} formatted: the submission's id, and the site if there is one. */
export function parseReturnKey(value: string | undefined): readonly [id?: string, site?: string] {
  const [id, site] = value?.split(' ') ?? [];
  return id === undefined ? [] : site === undefined ? [id] : [id, site];
}
