import type { OwnRefundReason, RefundReason, SubmissionStatus } from '../submissions/rules.ts';
import { stateRank, type CheckoutState } from './rules.ts';

/** States of a dispute, lowest first: an `inquiry` withholds no money; `won` was decided in the campaign's favour. */
const DISPUTE_STATES = ['inquiry', 'open', 'won'] as const;
/** A payment's disputes by the provider's id. */
export type Disputes = Readonly<Record<string, (typeof DISPUTE_STATES)[number]>>;

/**
 * A checkout in the ledger; `isRefundDue` marks money that must be, or was, refunded. Its disputes and failed refunds
 * only ever grow, so that the order of messages does not matter.
 */
export type LedgerCheckout = {
  readonly id: string;
  readonly attempt: number;
  readonly state: CheckoutState;
  readonly isRefundDue: boolean;
  /** Whether it was paid with a card or account that the campaign's owner has also used. */
  readonly isOwnersMethod: boolean;
  /** Whether the fan asked for the money back because the meeting moved. */
  readonly isTakenBack: boolean;
  /** Whether an admin refunded it. */
  readonly isReturned: boolean;
  readonly disputes: Disputes;
  readonly failedRefunds: readonly string[];
};

/** A submission with all its checkouts: everything that determines the effect of a payment. */
export type Ledger = {
  readonly status: SubmissionStatus;
  /** Number of the current attempt; its checkout may not exist yet. */
  readonly attempt: number;
  readonly winnersSelected: boolean;
  readonly isCampaignCancelled: boolean;
  readonly checkouts: readonly LedgerCheckout[];
};

/**
 * The provider's report on one checkout. `attempt` comes from its metadata, if present. A dispute implies that the
 * money had arrived; a lost dispute, and a refund that came back, imply that it was owed back: `refunded`.
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
 * Returns the ledger after an update, which may add an unknown checkout (created, but the response was lost). States
 * only rise, and money that is not owed is marked for a refund: of a second payment, one after the choice of winners,
 * one with the owner's card or account, or for what was cancelled, refunded or taken back.
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
    (hasJustBeenPaid && !isPaymentKept(ledger)) ||
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
 * Returns the submission's status. Money counts first, of every attempt: one payment that stays makes it paid, then
 * disputed, refunded and processing money decide. Without money the current attempt does, so that a stale one cannot
 * fail it. Cancelled stays cancelled.
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

/** Returns the effective state: money whose refund is due counts as refunded. */
export function effectiveState({ state, isRefundDue, disputes }: LedgerCheckout): CheckoutState | 'disputed' {
  if (state !== 'paid') return state;
  if (isRefundDue) return 'refunded';
  return hasOpenDispute(disputes) ? 'disputed' : 'paid';
}

/** Returns whether a submission has a payment that stays, unless a dispute takes it away. */
export function hasPayment({ status }: Pick<Ledger, 'status'>): boolean {
  return status === 'paid' || status === 'disputed';
}

/** Returns the refunds of a checkout that failed between `before` and `after`. */
export function listReturnedRefunds(before: Ledger, after: Ledger, checkoutId: string): readonly string[] {
  const [known = [], refunds = []] = [before, after].map(
    ({ checkouts }) => checkouts.find(({ id }) => id === checkoutId)?.failedRefunds,
  );
  return refunds.filter((refund) => !known.includes(refund));
}

/** Returns whether the provider withholds a payment's money because of a dispute, or has taken it for good. */
export function hasOpenDispute(disputes: Disputes): boolean {
  return Object.values(disputes).includes('open');
}

/**
 * Returns why a checkout's money is refunded: a rule of ours, unless it waits for a dispute; a dispute; or the
 * organiser's decision.
 */
export function refundReasonFrom(ledger: Ledger, id: string): RefundReason {
  const checkout = ledger.checkouts.find((each) => each.id === id);
  const isDisputed = checkout !== undefined && hasOpenDispute(checkout.disputes);
  if (isDisputed && checkout.state !== 'refunded') return 'dispute-open';
  if (checkout?.isRefundDue) return dueRefundReasonFrom(ledger, id);
  return isDisputed ? 'dispute-lost' : 'organiser';
}

/** Returns which of our rules refunds a checkout's money; the organiser's decision if none does. */
export function dueRefundReasonFrom(
  { status, winnersSelected, isCampaignCancelled, checkouts }: Ledger,
  id: string,
): OwnRefundReason {
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

function isPaymentKept({ status, winnersSelected, isCampaignCancelled, checkouts }: Ledger): boolean {
  const wasPaid = checkouts.some(({ state }) => stateRank(state) >= stateRank('paid'));
  return status !== 'cancelled' && !winnersSelected && !isCampaignCancelled && !wasPaid;
}

/** Adds an unknown checkout under the attempt in its metadata if that is free, else below all other attempts. */
function attachUnknownCheckout({ attempt, checkouts }: Ledger, update: CheckoutUpdate): LedgerCheckout {
  const existing = checkouts.map((checkout) => checkout.attempt);
  const claimed = update.attempt;
  const isFree = claimed !== null && claimed <= attempt && !existing.includes(claimed);
  const number = isFree ? claimed : Math.min(1, ...existing) - 1;
  const flags = { isRefundDue: false, isOwnersMethod: false, isTakenBack: false, isReturned: false };
  const blank = { state: 'open', ...flags, disputes: {}, failedRefunds: [] } as const;
  return { id: update.checkoutId, attempt: number, ...blank };
}
