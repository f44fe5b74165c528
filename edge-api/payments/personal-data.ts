import { eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { checkouts } from './table.ts';

/** Selects a person's payments for the export of their data, each with the id of its submission. */
export function exportPayments(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      submissionId: checkouts.submissionId,
      state: checkouts.state,
      amountCents: checkouts.amountCents,
      currency: checkouts.currency,
      createdAt: checkouts.createdAt,
      paidAt: checkouts.paidAt,
      refundedAt: checkouts.refundedAt,
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(submissions.userId, userId));
}

/**
 * Returns the statement that cancels what a person has not paid. All of their submissions get a new version, so that a
 * concurrent update that read their address decides again without it.
 */
export function cancelUnpaidSubmissions(ctx: Ctx, userId: string) {
  const isUnpaid = inArray(submissions.status, ['pending', 'processing', 'failed']);
  return ctx.db
    .update(submissions)
    .set({
      status: sql`case when ${isUnpaid} then 'cancelled' else ${submissions.status} end`,
      version: sql`${submissions.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(submissions.userId, userId));
}
