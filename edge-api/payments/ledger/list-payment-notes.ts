import { asc, eq, inArray } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { PaymentFailure, RefundReason } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { refundReasonFrom } from '../ledger-rules.ts';
import { toProviderTime } from '../rules.ts';
import { checkouts } from '../table.ts';

/** What a fan may know of a payment beyond its status. */
export type PaymentNote = {
  readonly failure: PaymentFailure | null;
  readonly refundReason: RefundReason | null;
};

/** Submissions looked up in one query; D1 binds at most 100 values. */
const CHUNK = 90;

/** Returns why payments failed or went back, by submission. */
export async function listPaymentNotes(
  ctx: Ctx,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentNote>> {
  const notes = new Map<string, PaymentNote>();
  for (let from = 0; from < submissionIds.length; from += CHUNK) {
    const rows = await selectCheckouts(ctx, submissionIds.slice(from, from + CHUNK));
    for (const [id, own] of Map.groupBy(rows, ({ submissionId }) => submissionId)) notes.set(id, toNote(own));
  }
  return notes;
}

function selectCheckouts(ctx: Ctx, submissionIds: readonly string[]) {
  return ctx.db
    .select({
      id: checkouts.id,
      submissionId: checkouts.submissionId,
      attempt: checkouts.attempt,
      state: checkouts.state,
      refundDueAt: checkouts.refundDueAt,
      isOwnersMethod: checkouts.isOwnersMethod,
      disputes: checkouts.disputes,
      failedRefunds: checkouts.failedRefunds,
      failure: checkouts.failure,
      status: submissions.status,
      currentAttempt: submissions.attempt,
      winnersSelected: campaigns.winnersSelected,
      cancelledAt: campaigns.cancelledAt,
      refundedAt: checkouts.refundedAt,
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(inArray(checkouts.submissionId, [...submissionIds]))
    .orderBy(asc(checkouts.attempt));
}

type Row = Awaited<ReturnType<typeof selectCheckouts>>[number];

/** A refund that no rule of ours asked for comes first: it is the one that ended taking part. */
function toNote(rows: readonly Row[]): PaymentNote {
  const list = rows.map(({ refundDueAt, ...row }) => ({ ...row, isRefundDue: refundDueAt !== null }));
  const [{ status, currentAttempt: attempt, winnersSelected, cancelledAt } = {}] = rows;
  const back = list.filter(({ state, isRefundDue }) => state === 'refunded' || isRefundDue);
  const refunded = back.find(({ isRefundDue }) => !isRefundDue) ?? back[0];
  const isRefunded = status === 'refunded' && refunded !== undefined && winnersSelected !== undefined;
  const isCampaignCancelled =
    cancelledAt instanceof Date &&
    (!refunded?.refundedAt || refunded.refundedAt >= toProviderTime(cancelledAt));
  const ledger = {
    status: status ?? 'pending',
    attempt: attempt ?? 0,
    isCampaignCancelled,
    checkouts: list,
  };
  return {
    failure: list.find((checkout) => checkout.attempt === attempt)?.failure ?? null,
    refundReason: isRefunded ? refundReasonFrom({ ...ledger, winnersSelected }, refunded.id) : null,
  };
}
