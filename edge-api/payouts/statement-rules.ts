import { getCharityCents, type CampaignFigures } from '../campaigns/result-rules.ts';
import type { CostsCoveredBy } from '../platform/money-rules.ts';

/** Returns the figures of a statement, in cents. */
export function toStatementFigures(figures: CampaignFigures, costsCoveredBy: CostsCoveredBy) {
  const { payments, paidCents, refunds, refundedCents, disputes, disputedCents } = figures;
  return {
    costsCoveredBy,
    payments,
    grossCents: paidCents,
    refunds,
    refundedCents,
    disputes,
    disputedCents,
    pricedPayments: figures.pricedPayments,
    costsCents: figures.costsCents,
    netCents: getCharityCents(figures, costsCoveredBy),
  };
}
