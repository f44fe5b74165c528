import type { RefundReason, SubmissionStatus } from '../submissions/rules.ts';
import { stateRank, type CheckoutState } from './rules.ts';

/** A bank that only asks takes no money (`inquiry`); `won` is a decision in the campaign's favour. The lowest comes first. */
const DISPUTE_STATES = ['inquiry', 'open', 'won'] as const;
/** A payment's disputes by the provider's id. */
export type Disputes = Readonly<Record<string, (typeof DISPUTE_STATES)[number]>>;

/**
 * One checkout of the ledger; `isRefundDue` marks money that must go back, or went back. Its disputes and the ids of
 * its refunds that came back only ever grow, so that the order of the messages makes no difference.
 */
export type LedgerCheckout = {
  readonly id: string;
  readonly attempt: number;
  readonly state: CheckoutState;
  readonly isRefundDue: boolean;
  /** Whether it was paid with a card or account that the campaign's owner has used. */
  readonly isOwnersMethod: boolean;
  /** Whether its fan took it back because the meeting moved. */
  readonly isTakenBack: boolean;
  /** Whether an admin sent it back. */
  readonly isReturned: boolean;
  readonly disputes: Disputes;
  readonly failedRefunds: readonly string[];
};

/** A submission with all its checkouts: everything that the effect of a payment depends on. */
export type Ledger = {
  readonly status: SubmissionStatus;
  /** Number of the attempt that counts; its checkout may not exist yet. */
  readonly attempt: number;
  readonly winnersSelected: boolean;
  readonly isCampaignCancelled: boolean;
  readonly checkouts: readonly LedgerCheckout[];
};

/**
 * The provider's report on one checkout. `attempt` is the one in its metadata, if any. A dispute means that the money had
 * come; one that is lost, and a refund that came back, that it was owed back: `refunded`.
 */
export type CheckoutUpdate = {
  readonly checkoutId: string;
  readonly attempt: number | null;
  readonly state: Exclude<CheckoutState, 'open'>;
  readonly dispute?: { readonly id: string; readonly state: Disputes[string] };
  readonly failedRefund?: string;
  readonly isOwnersMethod?: true;
  readonly isTakenBack?: true;
  readonly isReturned?: true;
};

/**
 * Returns the ledger after an update. Checkouts only rise; one that is unknown (it was created, and the response was
 * lost) is added. Money that is not owed is marked to go back: for a cancelled or refunded submission, for a second
 * payment, once winners are selected, for a campaign that does not go ahead, with what its owner pays with, for a fan who
 * takes it back, and where an admin sends it back.
 */
export function reduceLedger(ledger: Ledger, update: CheckoutUpdate): Ledger {
  const before =
    ledger.checkouts.find(({ id }) => id === update.checkoutId) ?? attachUnknownCheckout(ledger, update);
  const state = stateRank(update.state) > stateRank(before.state) ? update.state : before.state;
  const hasJustBeenPaid = state === 'paid' && before.state !== 'paid';
  const isOwnersMethod = before.isOwnersMethod || update.isOwnersMethod === true;
  const isTakenBack = before.isTakenBack || update.isTakenBack === true;
  const isReturned = before.isReturned || update.isReturned === true;
  const isUnwanted =
    (hasJustBeenPaid && !isDue(ledger)) ||
    (state === 'paid' && (isOwnersMethod || isTakenBack || isReturned));
  const isRefundDue = before.isRefundDue || isUnwanted;
  const disputes = addDispute(before.disputes, update.dispute);
  const failedRefunds = addFailedRefund(before.failedRefunds, update.failedRefund);
  const others = ledger.checkouts.filter(({ id }) => id !== before.id);
  const flags = { isRefundDue, isOwnersMethod, isTakenBack, isReturned };
  const checkout = { ...before, state, ...flags, disputes, failedRefunds };
  const after = { ...ledger, checkouts: [...others, checkout] };
  return { ...after, status: submissionStatusFrom(after) };
}

function addDispute(disputes: Disputes, dispute: CheckoutUpdate['dispute']): Disputes {
  if (!dispute) return disputes;
  const { id, state } = dispute;
  const [before, after] = [disputes[id], state].map((each) =>
    DISPUTE_STATES.findIndex((one) => one === each),
  );
  return (after ?? 0) > (before ?? 0) ? { ...disputes, [id]: state } : disputes;
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

/** Returns whether the provider holds a payment's money because of a dispute, or took it for good. */
export function hasOpenDispute(disputes: Disputes): boolean {
  return Object.values(disputes).includes('open');
}

/** Returns why a checkout's money goes back: a rule of ours, a dispute, or the organiser's decision. */
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
  const checkout = checkouts.find((each) => each.id === id);
  if (checkout?.isOwnersMethod) return 'owners-method';
  if (checkout?.isTakenBack) return 'taken-back';
  if (checkout?.isReturned) return 'support';
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
  const flags = { isRefundDue: false, isOwnersMethod: false, isTakenBack: false, isReturned: false };
  const blank = { state: 'open', ...flags, disputes: {}, failedRefunds: [] } as const;
  return { id: update.checkoutId, attempt: number, ...blank };
}
