import { getCharityCents, type CampaignFigures } from '../campaigns/result-rules.ts';
import type { AccountState, ApprovalStatus } from '../charities/rules.ts';
import type { CostsCoveredBy } from '../platform/money-rules.ts';
import { DAY_MS } from '../platform/rules.ts';

/** Why a campaign's proceeds are not transferred now; the first that applies is shown. */
export const OBSTACLES = [
  'cancelled',
  'open',
  'no-winners',
  'unsettled',
  'no-date',
  'nothing-due',
  'charity-not-approved',
  'refunds-due',
  'costs-unknown',
  'too-early',
  'no-account',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export type PayoutFacts = {
  readonly isCancelled: boolean;
  readonly isActive: boolean;
  /** When the last winner was chosen; null without winners. */
  readonly winnersAt: Date | null;
  /** Since when a current winner has accepted. */
  readonly settledAt: Date | null;
  /** When the meeting takes place; null until a date is set, and once it is postponed. */
  readonly plannedAt: Date | null;
  /** Null for a campaign without a charity. */
  readonly charityStatus: ApprovalStatus | null;
  /** Null for a charity without an account at the provider. */
  readonly accountState: AccountState | null;
  /** Whether a due refund has not been made yet. */
  readonly hasRefundsDue: boolean;
  readonly figures: CampaignFigures;
  readonly costsCoveredBy: CostsCoveredBy;
  /** How many days the money is held after the winners are chosen. */
  readonly holdDays: number;
};

/** Returns figures in which payments that a dispute keeps from being refunded count as disputed. */
export function moveToDisputes(figures: CampaignFigures, count: number, cents: number): CampaignFigures {
  const { refunds, refundedCents, disputes, disputedCents } = figures;
  return {
    ...figures,
    refunds: refunds - count,
    refundedCents: refundedCents - cents,
    disputes: disputes + count,
    disputedCents: disputedCents + cents,
  };
}

/** Returns from when a campaign's proceeds may be transferred; null without winners. */
export function getPayableFrom({ winnersAt, holdDays }: Pick<PayoutFacts, 'winnersAt' | 'holdDays'>) {
  return winnersAt && new Date(winnersAt.getTime() + holdDays * DAY_MS);
}

/** Returns why a campaign's proceeds are not transferred at `now`; undefined if they can be. */
export function findObstacle(facts: PayoutFacts, now: Date): Obstacle | undefined {
  const { figures, costsCoveredBy } = facts;
  const payableFrom = getPayableFrom(facts);
  if (facts.isCancelled) return 'cancelled';
  if (facts.isActive) return 'open';
  if (payableFrom === null) return 'no-winners';
  if (facts.settledAt === null) return 'unsettled';
  if (facts.plannedAt === null) return 'no-date';
  if (getCharityCents(figures, costsCoveredBy) <= 0) return 'nothing-due';
  if (facts.charityStatus !== 'approved') return 'charity-not-approved';
  if (facts.hasRefundsDue) return 'refunds-due';
  if (costsCoveredBy === 'charity' && figures.pricedPayments < figures.payments) return 'costs-unknown';
  if (now < payableFrom) return 'too-early';
  return facts.accountState === 'ready' ? undefined : 'no-account';
}

/** Returns the amount to transfer in cents: the net amount plus the carried balance, but never negative. */
export function toTransfer(netCents: number, carryCents: number): number {
  return Math.max(0, netCents + carryCents);
}

type Reversible = Readonly<Record<'netCents' | 'amountCents' | 'reversedCents', number>>;

/**
 * Returns how much of a transfer to reverse, in cents, for its campaign's refunds since it was frozen: at most what the
 * charity owes and what is left of the transfer. `currentCents` is the campaign's current net amount.
 */
export function toReversal(transfer: Reversible, currentCents: number, carryCents: number): number {
  const { netCents, amountCents, reversedCents } = transfer;
  const goneCents = netCents - currentCents - reversedCents;
  return Math.max(0, Math.min(goneCents, -carryCents, amountCents - reversedCents));
}
