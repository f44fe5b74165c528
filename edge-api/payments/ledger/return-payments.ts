import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { campaignResults } from '#api/campaigns/results-table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import type { MailCancellation } from '../mail-texts.ts';
import { queueCancelledMails } from '../cancelled-mails.ts';
import { checkouts } from '../table.ts';

/**
 * Returns the statements that send back every payment of a campaign that does not go ahead, and tell everyone who takes
 * part, while `condition` holds. A payment that arrives later goes back by the rules of the ledger.
 */
export function returnPayments(
  ctx: Ctx,
  campaign: { readonly id: string; readonly name: string },
  cancellation: MailCancellation,
  condition: SQL,
) {
  const isOwn = eq(submissions.campaignId, campaign.id);
  const ids = ctx.db.select({ id: submissions.id }).from(submissions).where(isOwn);
  const isPaid = sql`exists (select 1 from ${checkouts}
    where ${checkouts.submissionId} = ${submissions.id} and ${checkouts.state} = 'paid')`;
  return [
    ...queueCancelledMails(ctx, campaign, cancellation, condition),
    ctx.db
      .update(checkouts)
      .set({ refundDueAt: ctx.now })
      .where(
        and(
          inArray(checkouts.submissionId, ids),
          eq(checkouts.state, 'paid'),
          isNull(checkouts.refundDueAt),
          condition,
        ),
      ),
    ctx.db
      .update(submissions)
      .set({ status: 'refunded', version: sql`${submissions.version} + 1`, updatedAt: ctx.now })
      .where(and(isOwn, inArray(submissions.status, ['paid', 'disputed']), isPaid, condition)),
    returnResult(ctx, campaign.id, condition),
  ] as const;
}

/** Returns the statement by which all that a campaign raised counts as returned, while `condition` holds. */
function returnResult(ctx: Ctx, campaignId: string, condition: SQL) {
  const { payments, paidCents } = campaignResults;
  const returned = { participants: 0, disputes: 0, disputedCents: 0 };
  return ctx.db
    .update(campaignResults)
    .set({ ...returned, refunds: sql`${payments}`, refundedCents: sql`${paidCents}` })
    .where(and(eq(campaignResults.campaignId, campaignId), condition));
}
