import { getCharityCents, type CampaignFigures } from '../campaigns/result-rules.ts';
import type { ApprovalStatus } from '../charities/rules.ts';
import type { CostsCoveredBy } from '../platform/money-rules.ts';
import { DAY_MS } from '../platform/rules.ts';

/** How long a campaign’s money waits after its winners are chosen, or after it closed without any. */
export const PAYOUT_WAIT_MS = 14 * DAY_MS;

/** Why a campaign is not paid out now; the first that holds is the one that is named. */
export const OBSTACLES = [
  'paid-out',
  'cancelled',
  'open',
  'nothing-due',
  'charity-not-approved',
  'refunds-due',
  'costs-unknown',
  'too-early',
  'no-account',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** All that a campaign's payout depends on. */
export type PayoutFacts = {
  readonly isPaidOut: boolean;
  readonly isCancelled: boolean;
  readonly isActive: boolean;
  readonly closedAt: Date | null;
  /** When the last winner was chosen; null without winners. */
  readonly winnersAt: Date | null;
  /** Null for a campaign without a charity. */
  readonly charityStatus: ApprovalStatus | null;
  readonly hasAccount: boolean;
  /** Whether a payment has to go back that has not gone back yet. */
  readonly hasRefundsDue: boolean;
  readonly figures: CampaignFigures;
  readonly costsCoveredBy: CostsCoveredBy;
};

/** Returns from when a campaign may be paid out; null while it is open. */
export function getPayableFrom({
  isActive,
  closedAt,
  winnersAt,
}: Pick<PayoutFacts, 'isActive' | 'closedAt' | 'winnersAt'>): Date | null {
  const start = isActive ? null : (winnersAt ?? closedAt);
  return start && new Date(start.getTime() + PAYOUT_WAIT_MS);
}

/** Returns why a campaign is not paid out at `now`; undefined when it is payable. */
export function findObstacle(facts: PayoutFacts, now: Date): Obstacle | undefined {
  const { figures, costsCoveredBy } = facts;
  const payableFrom = getPayableFrom(facts);
  if (facts.isPaidOut) return 'paid-out';
  if (facts.isCancelled) return 'cancelled';
  if (payableFrom === null) return 'open';
  if (getCharityCents(figures, costsCoveredBy) <= 0) return 'nothing-due';
  if (facts.charityStatus !== 'approved') return 'charity-not-approved';
  if (facts.hasRefundsDue) return 'refunds-due';
  if (costsCoveredBy === 'charity' && figures.pricedPayments < figures.payments) return 'costs-unknown';
  if (now < payableFrom) return 'too-early';
  return facts.hasAccount ? undefined : 'no-account';
}

/**
 * Returns what is transferred of a net amount and what earlier payouts left over, never less than nothing, and what is left
 * over for the next one; in cents.
 */
export function toTransfer(netCents: number, carryCents: number) {
  const dueCents = netCents + carryCents;
  const amountCents = Math.max(0, dueCents);
  return { amountCents, leftCents: dueCents - amountCents };
}
