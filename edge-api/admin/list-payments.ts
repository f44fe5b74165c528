import { and, eq, inArray, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasOpenDispute } from '../payments/ledger-rules.ts';
import { checkouts, LISTED_STATE } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/keyset.ts';
import { submissions } from '../submissions/table.ts';
import type { AdminPayment, AdminPaymentsPage, AdminPaymentsQuery } from './contract.ts';
import { normalizeReceiptNumber, ADMIN_PAGE_SIZE } from './rules.ts';

/** Returns a page of the payments, in one state if it is named, the newest first; or those that a reference names. */
export async function listPayments(ctx: Ctx, query: AdminPaymentsQuery): Promise<AdminPaymentsPage> {
  const rows = await queryPayments(ctx, query);
  return toKeysetPage(
    rows,
    ADMIN_PAGE_SIZE,
    ({ checkout: { createdAt: at, id } }) => ({ at, id }),
    toAdminPayment,
  );
}

/** Returns the query for a page, with one row more where another page follows. */
export function queryPayments(ctx: Ctx, query: AdminPaymentsQuery) {
  const { search, state } = query;
  const { id, slug, name, artistName } = campaigns;
  return ctx.db
    .select({ checkout: checkouts, campaign: { id, slug, name, artistName } })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(
      and(
        search ? inArray(checkouts.id, matchReference(search)) : undefined,
        !search && state ? sql`${sql.raw(LISTED_STATE)} = ${state}` : undefined,
        isAfter(query, checkouts.createdAt, checkouts.id),
      ),
    )
    .orderBy(...newestFirst(checkouts.createdAt, checkouts.id))
    .limit(ADMIN_PAGE_SIZE + 1);
}

/** The checkouts with a reference as their own id, their payment's, their submission's or their receipt's number, each found by its index. */
function matchReference(reference: string) {
  const [byId, byIntent, bySubmission, byReceipt] = [
    eq(checkouts.id, reference),
    eq(checkouts.paymentIntentId, reference),
    eq(checkouts.submissionId, reference),
    eq(checkouts.receiptNumber, normalizeReceiptNumber(reference)),
  ].map((condition) => sql`select ${checkouts.id} from ${checkouts} where ${condition}`);
  return sql`(${byId} union ${byIntent} union ${bySubmission} union ${byReceipt})`;
}

function toAdminPayment({
  checkout,
  campaign,
}: Awaited<ReturnType<typeof queryPayments>>[number]): AdminPayment {
  const {
    id,
    submissionId,
    paymentIntentId: intentId,
    receiptNumber,
    attempt,
    state,
    amountCents,
  } = checkout;
  const { createdAt, paidAt, refundedAt, refundDueAt, disputes } = checkout;
  return {
    id,
    submissionId,
    intentId,
    receiptNumber,
    attempt,
    state,
    amountCents,
    campaign,
    isRefundDue: state === 'paid' && refundDueAt !== null,
    isDisputed: state === 'paid' && hasOpenDispute(disputes),
    isInquiry: Object.values(disputes).includes('inquiry'),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
  };
}
