import { and, asc, gte, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { SCORES_PER_STEP } from '../rules.ts';
import { isPending, isEligible } from './scoring-state.ts';

/** A place among the answers of a campaign, which come by the earlier payment. `paidAt` is in milliseconds. */
export type AnswerCursor = { readonly paidAt: number; readonly id: string };

/**
 * Returns the query for the next answers of a campaign to judge after `after`, earliest payment first, so that a step
 * costs the same however many came before it; none when all were judged. What was paid late or passed over is found from
 * the start.
 */
export function findPendingAnswers(ctx: Ctx, campaignId: string, after: AnswerCursor | null = null) {
  const { id, question, answer, language, paidAt } = submissions;
  const isAfter = after ? isPaidAfter(new Date(after.paidAt), after.id) : undefined;
  return ctx.db
    .select({ id, question, answer, language, paidAt })
    .from(submissions)
    .where(and(isEligible(campaignId), isPending, isAfter))
    .orderBy(asc(paidAt), asc(id))
    .limit(SCORES_PER_STEP);
}

/** Returns how many paid answers of a campaign are not judged yet. */
export function countPendingAnswers(ctx: Ctx, campaignId: string): Promise<number> {
  return ctx.db.$count(submissions, and(isEligible(campaignId), isPending));
}

/** The first comparison is what the index serves; the second tells apart what was paid in the same millisecond. */
export function isPaidAfter(paidAt: Date, id: string) {
  return and(
    gte(submissions.paidAt, paidAt),
    sql`(${submissions.paidAt} > ${paidAt.getTime()} or ${submissions.id} > ${id})`,
  );
}
