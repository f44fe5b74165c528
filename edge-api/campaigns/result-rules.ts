import type { CostsCoveredBy } from '../platform/money-rules.ts';

/** What is counted of a campaign's payments; amounts are in cents. */
export const FIGURES = [
  /** Submissions that are paid, and so take part. */
  'participants',
  /** Payments that ever arrived, whatever became of them. */
  'payments',
  'paidCents',
  /** Payments that went back or have to. */
  'refunds',
  'refundedCents',
  /** Payments that the provider holds because of a dispute. */
  'disputes',
  'disputedCents',
  /** Payments of which the provider has named its costs. */
  'pricedPayments',
  /** The costs that it has named. */
  'costsCents',
] as const;
export type CampaignFigures = Readonly<Record<(typeof FIGURES)[number], number>>;

export const NO_FIGURES: CampaignFigures = {
  participants: 0,
  payments: 0,
  paidCents: 0,
  refunds: 0,
  refundedCents: 0,
  disputes: 0,
  disputedCents: 0,
  pricedPayments: 0,
  costsCents: 0,
};

/** Returns the money that stays with a campaign, in cents. */
function getRaisedCents({ paidCents, refundedCents, disputedCents }: CampaignFigures): number {
  return paidCents - refundedCents - disputedCents;
}

/** Returns what a campaign's charity is due, in cents; below zero where the costs exceed what was raised. */
export function getCharityCents(figures: CampaignFigures, coveredBy: CostsCoveredBy): number {
  return getRaisedCents(figures) - (coveredBy === 'charity' ? figures.costsCents : 0);
}

/** Returns the result that a campaign shows; null while fewer than `minParticipants` take part. */
export function toCampaignResult(
  figures: CampaignFigures | null,
  minParticipants: number,
  coveredBy: CostsCoveredBy,
) {
  if (figures === null || figures.participants < minParticipants) return null;
  return {
    participants: figures.participants,
    raisedCents: getRaisedCents(figures),
    charityCents: Math.max(0, getCharityCents(figures, coveredBy)),
    costsCents: figures.costsCents,
  };
}
