import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { selectExplanation } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { submissions } from '../submissions/table.ts';
import { nominees, winners } from './table.ts';

/** The statement that reads how a person's answers were scored, and whether they were nominated and won. */
export function exportJudgements(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      submissionId: scores.submissionId,
      outcome: scores.outcome,
      score: scores.score,
      reasoning: selectExplanation(ctx.language).as('reasoning'),
      explanationNl: scores.explanationNl,
      explanationEn: scores.explanationEn,
      criteria: scores.criteria,
      flags: scores.flags,
      model: scores.model,
      rubricVersion: scores.rubricVersion,
      scoredAt: scores.scoredAt,
      nomineeRank: nominees.rank,
      wonAt: winners.selectedAt,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .leftJoin(nominees, matchesScore(nominees))
    .leftJoin(winners, matchesScore(winners))
    .where(eq(submissions.userId, userId));
}

/** By the whole primary key, which starts with the campaign. */
function matchesScore(table: typeof nominees | typeof winners) {
  return and(eq(table.campaignId, scores.campaignId), eq(table.submissionId, scores.submissionId));
}
