import type { Ctx } from '#api/platform/context.ts';
import type { PaymentFailure, RefundReason } from '#api/submissions/rules.ts';
import { refundReasonFrom } from '../ledger-rules.ts';
import { toProviderTime } from '../rules.ts';
import { readLedgers, type LedgerEntry } from './read-ledger.ts';

/** What a fan may know about a payment beyond its status. */
export type PaymentNote = {
  readonly failure: PaymentFailure | null;
  readonly refundReason: RefundReason | null;
};

/** Returns why payments failed or were refunded, by submission. */
export async function listPaymentNotes(ctx: Ctx, submissionIds: readonly string[]) {
  const wanted = submissionIds.map((submissionId) => ({ submissionId }));
  const found = await readLedgers(ctx, wanted);
  return new Map([...found].map(([id, { entry }]) => [id, toNote(entry)]));
}

/** Prefers a refund that none of our rules caused: it is the one that ended the participation. */
function toNote({ submission, campaign, checkouts, ledger }: LedgerEntry): PaymentNote {
  const back = checkouts.filter(({ state, refundDueAt }) => state === 'refunded' || refundDueAt !== null);
  const refunded = back.find(({ refundDueAt }) => refundDueAt === null) ?? back[0];
  const { cancelledAt } = campaign;
  const isCampaignCancelled =
    cancelledAt !== null && (!refunded?.refundedAt || refunded.refundedAt >= toProviderTime(cancelledAt));
  return {
    failure: checkouts.find(({ attempt }) => attempt === submission.attempt)?.failure ?? null,
    refundReason:
      submission.status === 'refunded' && refunded
        ? refundReasonFrom({ ...ledger, isCampaignCancelled }, refunded.id)
        : null,
  };
}
