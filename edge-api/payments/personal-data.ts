import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { plusOne } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { forgetOrigins, selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { TRACES_RETENTION_MS } from './rules.ts';
import { selectRefundedAt } from './select-refunded-at.ts';
import { checkouts } from './table.ts';

/** Selects a person's payments for their data export, each with the id of its submission. */
export function exportPayments(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      ...pick(checkouts, 'submissionId', 'state', 'amountCents', 'currency', 'receiptNumber', 'method'),
      ...pick(checkouts, 'createdAt', 'paidAt'),
      refundedAt: selectRefundedAt(),
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(submissions.userId, userId));
}

/** Deletes payment methods and origins of answers some time after their campaign has closed; returns how many. */
export async function pruneTraces(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - TRACES_RETENTION_MS);
  const isOver = hasRow(campaigns, eq(campaigns.id, submissions.campaignId), lte(campaigns.closedAt, before));
  const hasOrigin = and(isNotNull(submissions.network), lte(submissions.createdAt, before));
  // Payment methods are pruned separately from origins, as an answer may have no known network.
  const hasMethod = and(isNotNull(checkouts.method), lte(checkouts.createdAt, before));
  const isOfOver = hasRow(submissions, eq(submissions.id, checkouts.submissionId), isOver);
  const [forgotten] = await ctx.db.batch([
    forgetOrigins(ctx, sql`${hasOrigin} and ${isOver}`),
    ctx.db.update(checkouts).set({ method: null }).where(and(hasMethod, isOfOver)),
  ]);
  return forgotten.length;
}

/**
 * Cancels a person's unpaid submissions and forgets their payment methods. It raises the version of all their
 * submissions, so that a concurrent update that read their address is decided again without it.
 */
export const paymentData: PersonalData = {
  erase: (ctx, { id }) => {
    const isUnpaid = inArray(submissions.status, ['pending', 'processing', 'failed']);
    return [
      ctx.db
        .update(submissions)
        .set({
          status: sql`case when ${isUnpaid} then 'cancelled' else ${submissions.status} end`,
          version: plusOne(submissions.version),
          updatedAt: ctx.now,
        })
        .where(eq(submissions.userId, id)),
      ctx.db
        .update(checkouts)
        .set({ method: null })
        .where(inArray(checkouts.submissionId, selectOwnIds(ctx, id))),
    ];
  },
};
