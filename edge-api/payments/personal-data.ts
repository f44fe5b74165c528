import { eq } from 'drizzle-orm';
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
      receiptNumber: checkouts.receiptNumber,
      method: checkouts.method,
      createdAt: checkouts.createdAt,
      paidAt: checkouts.paidAt,
      refundedAt: checkouts.refundedAt,
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(submissions.userId, userId));
}
