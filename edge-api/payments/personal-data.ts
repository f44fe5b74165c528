import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { checkouts } from './table.ts';

/** The statement that reads a person's payments. */
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

/** The statement that cancels a person's unpaid submissions. */
export function cancelUnpaidSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .update(submissions)
    .set({ status: 'cancelled' })
    .where(
      and(eq(submissions.userId, userId), inArray(submissions.status, ['pending', 'processing', 'failed'])),
    );
}
