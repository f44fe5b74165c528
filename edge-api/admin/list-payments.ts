import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasOpenDispute } from '../payments/ledger-rules.ts';
import { selectRefundedAt } from '../payments/index.ts';
import { checkouts, LISTED_STATE, paymentEvents, WITH_DISPUTES } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toNewestPage } from '../platform/paging.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import type { AdminPayment, AdminPaymentsPage, AdminPaymentsQuery } from './payments-contract.ts';
import { normalizeReceiptNumber } from './rules.ts';

/** Returns a page of payments, newest first, by state and campaign, or those matching a reference. */
export async function listPayments(ctx: Ctx, query: AdminPaymentsQuery): Promise<AdminPaymentsPage> {
  const { search, state, campaign } = query;
  const rows = await queryPayments(
    ctx,
    and(
      search ? inArray(checkouts.id, matchReference(search)) : undefined,
      !search && state ? eq(sql.raw(LISTED_STATE), state) : undefined,
      !search && campaign ? isOfAnswer(ctx, eq(submissions.campaignId, campaign)) : undefined,
      isAfter(query, checkouts.createdAt, checkouts.id),
    ),
    query.limit + 1,
  );
  return toNewestPage(rows.map(toAdminPayment), query.limit, 'createdAt');
}

/** Returns the condition that a payment is for an answer that meets a condition; the answers are looked up first. */
export function isOfAnswer({ db }: Ctx, condition: SQL): SQL {
  return inArray(
    checkouts.submissionId,
    db.select({ id: submissions.id }).from(submissions).where(condition),
  );
}

/** Returns the query for payments, newest first. */
export function queryPayments(ctx: Ctx, condition: SQL | undefined, limit: number) {
  return ctx.db
    .select({
      checkout: checkouts,
      userId: submissions.userId,
      refundedAt: selectRefundedAt(),
      campaign: pick(campaigns, 'id', 'slug', 'name', 'language', 'artistName'),
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(condition)
    .orderBy(...newestFirst(checkouts.createdAt, checkouts.id))
    .limit(limit);
}

/** Selects the checkouts with a reference in any of their ids and numbers, each looked up by its index. */
export function matchReference(reference: string) {
  const { checkoutId, id } = paymentEvents;
  const byMessage = sql`(select ${checkoutId} from ${paymentEvents} where ${id} = ${reference})`;
  const conditions = [
    sql`${checkouts.id} in (${reference}, ${byMessage})`,
    eq(checkouts.paymentIntentId, reference),
    eq(checkouts.submissionId, reference),
    eq(checkouts.receiptNumber, normalizeReceiptNumber(reference)),
    sql`${sql.raw(WITH_DISPUTES)} and instr(disputes, ${JSON.stringify(reference)} || ':') > 0`,
  ].map((condition) => sql`select ${checkouts.id} from ${checkouts} where ${condition}`);
  return sql`(${sql.join(conditions, sql` union `)})`;
}

/** Converts a payment's row for an admin's list. */
export function toAdminPayment(row: Awaited<ReturnType<typeof queryPayments>>[number]): AdminPayment {
  const { checkout, refundedAt, ...more } = row;
  const { state, disputes, refundRetryAt, refundDueAt } = checkout;
  const shown = pick(checkout, 'id', 'submissionId', 'receiptNumber', 'attempt', 'state', 'amountCents');
  return {
    ...shown,
    ...formatInstants(pick(checkout, 'createdAt', 'paidAt')),
    intentId: checkout.paymentIntentId,
    isRefundDue: refundRetryAt !== null || (state === 'paid' && refundDueAt !== null),
    isDisputed: state === 'paid' && hasOpenDispute(disputes),
    isInquiry: Object.values(disputes).includes('inquiry'),
    refundedAt: refundedAt?.toISOString() ?? null,
    ...more,
  };
}
