import { and, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { forgetOrigins } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { TRACES_RETENTION_MS } from './rules.ts';
import { checkouts } from './table.ts';

/** Selects a person's payments for their data export, each with the id of its submission. */
export function exportPayments(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      ...pick(checkouts, 'submissionId', 'state', 'amountCents', 'currency', 'receiptNumber', 'method'),
      ...pick(checkouts, 'createdAt', 'paidAt', 'refundedAt'),
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

/** Returns the statement that deletes the payment methods of submissions. */
export function forgetMethods(ctx: Ctx, condition: SQL) {
  const ids = ctx.db.select({ id: submissions.id }).from(submissions).where(condition);
  return ctx.db.update(checkouts).set({ method: null }).where(inArray(checkouts.submissionId, ids));
}
