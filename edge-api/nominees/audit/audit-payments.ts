import { submissionStatusFrom } from '../../payments/ledger-rules.ts';
import type { ChainProblem } from './audit-chain.ts';
import type { submissions } from '../../submissions/table.ts';
import type { Records } from './read-records.ts';

/**
 * Returns the first judged answer that does not take part any more although its payments do not say so: its status
 * follows from the ledger, and the provider reported a refund, unless the campaign does not go ahead.
 */
export function auditPayments(records: Records, isCancelled: boolean): ChainProblem | undefined {
  const bySubmission = Map.groupBy(records.checkouts, ({ submissionId }) => submissionId);
  const mismatch = records.scores.find(({ submissionId }) => {
    const submission = records.submissions.get(submissionId);
    const rows = bySubmission.get(submissionId) ?? [];
    const isRefundKnown = isCancelled || rows.some(({ id }) => records.refunded.has(id));
    return submission && !isPlausible(submission, rows, isRefundKnown);
  });
  return mismatch && { position: mismatch.position, kind: 'payment' };
}

function isPlausible(
  { status, attempt }: typeof submissions.$inferSelect,
  rows: Records['checkouts'],
  isRefundKnown: boolean,
): boolean {
  if (rows.length === 0) return status === 'paid';
  if (status !== 'paid' && status !== 'refunded' && status !== 'disputed') return false;
  const ledger = rows.map((row) => ({ ...row, isRefundDue: row.refundDueAt !== null }));
  // Winners, and a campaign that does not go ahead, decide on money that comes, not on money that has come.
  const noDecision = { winnersSelected: false, isCampaignCancelled: false };
  const expected = submissionStatusFrom({ status, attempt, ...noDecision, checkouts: ledger });
  return status === expected && (status !== 'refunded' || isRefundKnown);
}
