import { and, asc, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { SCORES_PER_STEP } from '../rules.ts';
import { isPending, isEligible } from './scoring-state.ts';
import { scores } from '../table.ts';

/**
 * Returns the next answers of a campaign to judge, none when all were. Continues after the answer that was judged last, so that
 * a step costs the same however many came before it. When there is nothing after it, what was paid late or passed over
 * is found from the start.
 */
export async function findPendingAnswers(ctx: Ctx, campaignId: string) {
  const [last] = await queryLastJudged(ctx, campaignId);
  const next = last?.paidAt
    ? await queryPendingAnswers(ctx, campaignId, isPaidAfter(last.paidAt, last.id))
    : [];
  return next.length > 0 ? next : queryPendingAnswers(ctx, campaignId);
}

function queryLastJudged(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ id: submissions.id, paidAt: submissions.paidAt })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .where(eq(scores.campaignId, campaignId))
    .orderBy(desc(scores.position))
    .limit(1);
}

/** The first comparison is what the index serves; the second tells apart what was paid in the same millisecond. */
export function isPaidAfter(paidAt: Date, id: string) {
  return and(
    gte(submissions.paidAt, paidAt),
    sql`(${submissions.paidAt} > ${paidAt.getTime()} or ${submissions.id} > ${id})`,
  );
}

/** Returns the query for the next answers to judge, earliest payment first. */
export function queryPendingAnswers(ctx: Ctx, campaignId: string, condition?: SQL) {
  return ctx.db
    .select({
      id: submissions.id,
      question: submissions.question,
      answer: submissions.answer,
      language: submissions.language,
    })
    .from(submissions)
    .where(and(isEligible(campaignId), isPending, condition))
    .orderBy(asc(submissions.paidAt), asc(submissions.id))
    .limit(SCORES_PER_STEP);
}
