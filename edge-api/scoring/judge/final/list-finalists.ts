import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { toSql } from '#api/platform/columns.ts';
import type { Ctx } from '#api/platform/context.ts';
import { pick } from '#api/platform/pick.ts';
import { submissions } from '#api/submissions/table.ts';
import { isEligible } from '../../record/scoring-state.ts';
import { FINALISTS_MAX } from '../../rules.ts';
import { scores } from '../../table.ts';
import type { NearCopies } from '../find-near-copies.ts';
import { LEVEL_FINALISTS_MAX } from './pairing-rules.ts';
import type { Finalist } from './strength-rules.ts';

/**
 * Returns a campaign's best answers for the final; of near copies, only the earliest. Answers whose scores are level with
 * the last one's take part too, or, if that makes too many, none of them: the order of their random ids says nothing.
 */
export async function listFinalists(
  ctx: Ctx,
  campaignId: string,
  nearCopies: NearCopies,
): Promise<readonly Finalist[]> {
  const best = await ctx.db
    .select({
      ...pick(submissions, 'id', 'question', 'answer'),
      score: toSql<number>(scores.score),
      readings: sql<number>`(select count(value) from json_each(${scores.readings}))`,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score), isEligible(campaignId)))
    .orderBy(desc(scores.score), asc(submissions.id))
    // The number needed if all copies come first, and one that shows that there are too many.
    .limit(LEVEL_FINALISTS_MAX + nearCopies.size + 1);
  const single = best.filter(({ id }) => (nearCopies.get(id) ?? id) === id);
  const last = single[FINALISTS_MAX - 1]?.score ?? 0;
  const level = single.filter(({ score }) => score >= last);
  return level.length <= LEVEL_FINALISTS_MAX ? level : single.filter(({ score }) => score > last);
}
