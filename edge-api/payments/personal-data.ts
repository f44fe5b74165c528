import { and, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { forgetOrigins } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { TRACES_RETENTION_MS } from './rules.ts';
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

/** Deletes what answers were paid with and where they came from, some time after their campaign has closed; returns how many. */
export async function pruneTraces(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - TRACES_RETENTION_MS);
  const isOver = hasRow(campaigns, eq(campaigns.id, submissions.campaignId), lte(campaigns.closedAt, before));
  const hasOrigin = and(isNotNull(submissions.network), lte(submissions.createdAt, before));
  // Payments are pruned apart from origins: the network of an answer may never have been known.
  const hasMethod = and(isNotNull(checkouts.method), lte(checkouts.createdAt, before));
  const isOfOver = hasRow(submissions, eq(submissions.id, checkouts.submissionId), isOver);
  const [forgotten] = await ctx.db.batch([
    forgetOrigins(ctx, sql`${hasOrigin} and ${isOver}`),
    ctx.db.update(checkouts).set({ method: null }).where(and(hasMethod, isOfOver)),
  ]);
  return forgotten.length;
}

/** Returns the statement by which the payments of submissions forget what they were made with. */
export function forgetMethods(ctx: Ctx, condition: SQL) {
  const ids = ctx.db.select({ id: submissions.id }).from(submissions).where(condition);
  return ctx.db.update(checkouts).set({ method: null }).where(inArray(checkouts.submissionId, ids));
}
