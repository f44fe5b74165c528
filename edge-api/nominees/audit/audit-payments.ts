import { submissionStatusFrom } from '../../payments/ledger-rules.ts';
import type { checkouts } from '../../payments/table.ts';
import type { ChainProblem } from '../../scoring/index.ts';
import type { scores } from '../../scoring/table.ts';
import type { submissions } from '../../submissions/table.ts';

type PaymentState = {
  readonly scores: readonly Pick<typeof scores.$inferSelect, 'position' | 'submissionId'>[];
  readonly submissions: ReadonlyMap<string, typeof submissions.$inferSelect>;
  readonly checkouts: readonly (typeof checkouts.$inferSelect)[];
  /** Ids of the checkouts whose refund the provider reported. */
  readonly refunded: ReadonlySet<string | null>;
  /** Whether the campaign does not go ahead, so that all of its payments go back. */
  readonly isCancelled: boolean;
};

/**
 * Returns the first judged answer that does not take part any more although its payments do not say so: its status
 * follows from the ledger, and the provider reported a refund, unless the campaign does not go ahead.
 */
export function auditPayments(state: PaymentState): ChainProblem | undefined {
  const bySubmission = Map.groupBy(state.checkouts, ({ submissionId }) => submissionId);
  const mismatch = state.scores.find(({ submissionId }) => {
    const submission = state.submissions.get(submissionId);
    return submission && !isPlausible(submission, bySubmission.get(submissionId) ?? [], state);
  });
  return mismatch && { position: mismatch.position, kind: 'payment' };
}

function isPlausible(
  { status, attempt }: typeof submissions.$inferSelect,
  rows: PaymentState['checkouts'],
  { refunded, isCancelled }: PaymentState,
): boolean {
  if (rows.length === 0) return status === 'paid';
  if (status !== 'paid' && status !== 'refunded' && status !== 'disputed') return false;
  const ledger = rows.map((row) => ({ ...row, isRefundDue: row.refundDueAt !== null }));
  // Winners, and a campaign that does not go ahead, decide on money that comes, not on money that has come.
  const noDecision = { winnersSelected: false, isCampaignCancelled: false };
  const expected = submissionStatusFrom({ status, attempt, ...noDecision, checkouts: ledger });
  const isExplained = status !== 'refunded' || isCancelled || rows.some(({ id }) => refunded.has(id));
  return status === expected && isExplained;
}
