import { FIGURES, NO_FIGURES, type CampaignFigures } from '#api/campaigns/result-rules.ts';
import { countLedger } from '#api/payments/figure-rules.ts';
import type { checkouts } from '#api/payments/table.ts';
import type { submissions } from '#api/submissions/table.ts';

type SubmissionRow = typeof submissions.$inferInsert;
type CheckoutRow = typeof checkouts.$inferInsert;
export type DemoResult = CampaignFigures & { readonly campaignId: string };
export type Entry = { readonly submission: SubmissionRow; readonly checkout: CheckoutRow | undefined };

/** Returns the figures of the demo's campaigns, computed from its payments by the rules for real ones. */
export function planResults(entries: readonly Entry[]): readonly DemoResult[] {
  const byCampaign = Map.groupBy(entries, ({ submission }) => submission.campaignId);
  return [...byCampaign]
    .map(([campaignId, own]) => ({ campaignId, ...sumFigures(own.map(countEntry)) }))
    .filter(({ payments }) => payments > 0);
}

function sumFigures(all: readonly CampaignFigures[]): CampaignFigures {
  const total: Record<keyof CampaignFigures, number> = { ...NO_FIGURES };
  for (const figures of all) for (const name of FIGURES) total[name] += figures[name];
  return total;
}

function countEntry({ submission: { status = 'pending' }, checkout }: Entry): CampaignFigures {
  const {
    id,
    attempt,
    state = 'open',
    disputes = {},
    feeCents = null,
    amountCents,
  } = checkout ?? NO_CHECKOUT;
  const untouched = {
    disputes,
    isRefundDue: false,
    isOwnersMethod: false,
    isTakenBack: false,
    isReturned: false,
    failedRefunds: [],
  };
  const ledgerCheckout = { id, attempt, state, ...untouched };
  const ledger = {
    status,
    attempt,
    winnersSelected: false,
    isCampaignCancelled: false,
    checkouts: [ledgerCheckout],
  };
  return countLedger(ledger, [{ id, amountCents, feeCents }]);
}

const NO_CHECKOUT: Pick<CheckoutRow, 'id' | 'attempt' | 'state' | 'disputes' | 'feeCents' | 'amountCents'> = {
  id: '',
  attempt: 1,
  amountCents: 0,
};
