import { FIGURES, NO_FIGURES, type CampaignFigures } from '../campaigns/result-rules.ts';
import { effectiveState, type Ledger } from './ledger-rules.ts';
import { stateRank } from './rules.ts';

type Payment = { readonly id: string; readonly amountCents: number; readonly feeCents: number | null };

/** Returns what one submission's ledger adds to its campaign's figures; `payments` are the rows of its checkouts. */
export function countLedger(ledger: Ledger, payments: readonly Payment[]): CampaignFigures {
  const arrived = ledger.checkouts.flatMap((checkout) => {
    const payment = payments.find(({ id }) => id === checkout.id);
    const hasArrived = stateRank(checkout.state) >= stateRank('paid');
    return payment && hasArrived ? [{ ...payment, state: effectiveState(checkout) }] : [];
  });
  const refunded = arrived.filter(({ state }) => state === 'refunded');
  const disputed = arrived.filter(({ state }) => state === 'disputed');
  const priced = arrived.filter(({ feeCents }) => feeCents !== null);
  return {
    participants: ledger.status === 'paid' ? 1 : 0,
    payments: arrived.length,
    paidCents: sum(arrived),
    refunds: refunded.length,
    refundedCents: sum(refunded),
    disputes: disputed.length,
    disputedCents: sum(disputed),
    pricedPayments: priced.length,
    costsCents: priced.reduce((total, { feeCents }) => total + (feeCents ?? 0), 0),
  };
}

function sum(payments: readonly Payment[]): number {
  return payments.reduce((total, { amountCents }) => total + amountCents, 0);
}

/** Returns the difference between `before` and `after`; undefined if there is none. */
export function diffFigures(before: CampaignFigures, after: CampaignFigures): CampaignFigures | undefined {
  const difference: Record<keyof CampaignFigures, number> = { ...NO_FIGURES };
  for (const name of FIGURES) difference[name] = after[name] - before[name];
  return FIGURES.every((name) => difference[name] === 0) ? undefined : difference;
}
