import type { CostsCoveredBy } from '../platform/money-rules.ts';

/** Figures of a campaign's payments; amounts are in cents. */
export const FIGURES = [
  /** Paid submissions, which take part. */
  'participants',
  /** All payments that were ever received. */
  'payments',
  'paidCents',
  /** Payments that were or have to be refunded. */
  'refunds',
  'refundedCents',
  /** Payments withheld because of a dispute. */
  'disputes',
  'disputedCents',
  /** Payments whose costs the provider has reported. */
  'pricedPayments',
  /** The sum of the reported costs. */
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

function getRaisedCents({ paidCents, refundedCents, disputedCents }: CampaignFigures): number {
  return paidCents - refundedCents - disputedCents;
}

/** Returns what a campaign's charity is due, in cents; negative if the costs exceed what was raised. */
export function getCharityCents(figures: CampaignFigures, coveredBy: CostsCoveredBy): number {
  return getRaisedCents(figures) - (coveredBy === 'charity' ? figures.costsCents : 0);
}

/** Returns the public result of a campaign; null while fewer than `minParticipants` take part. */
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
