import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { toSql } from '#api/platform/columns.ts';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { isEligible } from '../../record/scoring-state.ts';
import { FINALISTS_MAX } from '../../rules.ts';
import { scores } from '../../table.ts';
import type { NearCopies } from '../find-near-copies.ts';
import type { Finalist } from './strength-rules.ts';

/**
 * Returns a campaign's best answers for the final; of near copies, only the best. Equal scores are ordered by their
 * random ids, which say nothing about an answer.
 */
export async function listFinalists(
  ctx: Ctx,
  campaignId: string,
  nearCopies: NearCopies,
): Promise<readonly Finalist[]> {
  const best = await ctx.db
    .select({
      id: submissions.id,
      question: submissions.question,
      answer: submissions.answer,
      score: toSql<number>(scores.score),
      readings: sql<number>`(select count(value) from json_each(${scores.readings}))`,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score), isEligible(campaignId)))
    .orderBy(desc(scores.score), asc(submissions.id))
    // The number needed if all copies come first.
    .limit(FINALISTS_MAX + nearCopies.size);
  const toCluster = ({ id }: Finalist) => nearCopies.get(id) ?? id;
  const clusters = Map.groupBy(best, toCluster);
  return [...clusters.values()].flatMap(([first]) => first ?? []).slice(0, FINALISTS_MAX);
}
