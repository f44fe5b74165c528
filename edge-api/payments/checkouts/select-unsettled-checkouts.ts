import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { SWEEP_AFTER_MS, SWEEP_LIMIT, VERIFY_LIMIT } from '../rules.ts';
import { checkouts } from '../table.ts';

/** Condition of the partial index, word for word, so that it is used. */
const IS_UNSETTLED = sql`${checkouts.state} in ('open', 'processing')`;

const columns = { id: checkouts.id, submissionId: checkouts.submissionId, status: submissions.status };

/** The query for checkouts that the provider has not been asked about for a while, the longest waiting first. */
export function selectStaleCheckouts(ctx: Ctx) {
  return ctx.db
    .select(columns)
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(and(IS_UNSETTLED, lte(checkouts.checkedAt, new Date(ctx.now.getTime() - SWEEP_AFTER_MS))))
    .orderBy(asc(checkouts.checkedAt))
    .limit(SWEEP_LIMIT);
}

/** The query for one person's checkouts that may still change, the longest waiting first. */
export function selectUnsettledCheckouts(ctx: Ctx, userId: string) {
  return ctx.db
    .select(columns)
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.userId, userId),
        inArray(submissions.status, ['pending', 'processing']),
        IS_UNSETTLED,
      ),
    )
    .orderBy(asc(checkouts.checkedAt))
    .limit(VERIFY_LIMIT);
}
