import { and, count, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { campaignResults } from '#api/campaigns/results-table.ts';
import { endContacts } from '#api/contact/index.ts';
import { contacts } from '#api/contact/table.ts';
import { plusOne, toSql } from '#api/platform/columns.ts';
import { hasRow } from '#api/platform/conditions.ts';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { queueMissedMails, queueRefundMails } from '../campaign-mails.ts';
import type { MailCancellation } from '../mail-texts.ts';
import { toProviderTime } from '../rules.ts';
import { selectRefundedAt } from '../select-refunded-at.ts';
import { checkouts } from '../table.ts';

/**
 * Returns the statements that refund every payment of a cancelled campaign, count everything it raised as returned, and
 * tell every participant. The ledger's rules refund payments that arrive later.
 */
export function returnPayments(
  ctx: Ctx,
  campaign: Parameters<typeof queueRefundMails>[1],
  cancellation: MailCancellation,
) {
  const isOwn = eq(submissions.campaignId, campaign.id);
  const isPaid = eq(checkouts.state, 'paid');
  const ids = ctx.db.select({ id: submissions.id }).from(submissions).where(isOwn);
  const hasPayment = hasRow(checkouts, eq(checkouts.submissionId, submissions.id), isPaid);
  const { campaignId, payments: paid, paidCents } = campaignResults;
  const returned = { refunds: toSql(paid), refundedCents: toSql(paidCents) };
  return [
    ...queueRefundMails(ctx, campaign, cancellation),
    ...queueMissedMails(ctx, campaign, cancellation),
    ...endContacts(ctx, eq(contacts.campaignId, campaign.id), 'refunded'),
    ctx.db
      .update(checkouts)
      .set({ refundDueAt: ctx.now })
      .where(and(inArray(checkouts.submissionId, ids), isPaid, isNull(checkouts.refundDueAt))),
    ctx.db
      .update(submissions)
      .set({ status: 'refunded', version: plusOne(submissions.version), updatedAt: ctx.now })
      .where(and(isOwn, inArray(submissions.status, ['paid', 'disputed']), hasPayment)),
    ctx.db
      .update(campaignResults)
      .set({ ...returned, participants: 0, disputes: 0, disputedCents: 0 })
      .where(eq(campaignId, campaign.id)),
  ] as const;
}

/** Counts a campaign's payments that are present or were refunded since `since`, and how many of them went back. */
export async function countRefunds(ctx: Ctx, campaignId: string, since: Date | null) {
  const isRefunded =
    since && and(eq(checkouts.state, 'refunded'), gte(checkouts.refundedAt, toProviderTime(since)));
  const [counts] = await ctx.db
    .select({
      total: count(),
      refunded: count(sql`case when ${checkouts.state} = 'refunded' then ${selectRefundedAt()} end`),
    })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(
      and(eq(submissions.campaignId, campaignId), or(eq(checkouts.state, 'paid'), isRefunded ?? undefined)),
    );
  return counts ?? { total: 0, refunded: 0 };
}
