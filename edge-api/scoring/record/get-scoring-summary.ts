import { and, count, desc, eq, isNotNull, max, min, or } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import type { ScoringSummary } from '../contract.ts';
import { getLastProbes } from '../judge/probe/probe-rows.ts';
import { scores } from '../table.ts';
import { findHead } from './chain.ts';
import { isEligible } from './scoring-state.ts';

/** Maximum number of models, rubrics and prompts in a summary; usually there is one for each language of a question. */
const JUDGES_MAX = 20;

/** Returns how the answers of a campaign were scored. */
export async function getScoringSummary(ctx: Ctx, campaignId: string): Promise<ScoringSummary> {
  const [[{ paid, scored } = { paid: 0, scored: 0 }], judges, head, [probe = null, ...otherProbes]] =
    await Promise.all([
      countAnswers(ctx, campaignId),
      readJudges(ctx, campaignId),
      findHead(ctx, campaignId),
      getLastProbes(ctx, campaignId),
    ]);
  const times = judges.flatMap(({ from, until }) => [from?.getTime() ?? 0, until?.getTime() ?? 0]);
  const toIso = (time: number) => (times.length > 0 ? new Date(time).toISOString() : null);
  return {
    answers: { paid, scored, notScored: paid - scored },
    scoredFrom: toIso(Math.min(...times)),
    scoredUntil: toIso(Math.max(...times)),
    judges: judges.map(({ from: _, until: __, ...judge }) => judge),
    probe,
    otherProbes,
    chain: head ? { length: head.position, head: head.hash } : null,
  };
}

/** Counts the eligible paid answers and those with a score; excludes answers erased or withdrawn before judging. */
function countAnswers(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ paid: count(), scored: count(scores.id) })
    .from(submissions)
    .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
    .where(
      and(
        eq(submissions.campaignId, campaignId),
        eq(submissions.status, 'paid'),
        or(isEligible(campaignId), isNotNull(scores.id)),
      ),
    );
}

function readJudges(ctx: Ctx, campaignId: string) {
  const { model, rubricVersion, promptHash: promptDigest, scoredAt } = scores;
  return ctx.db
    .select({
      model,
      rubricVersion,
      promptDigest,
      answers: count(),
      from: min(scoredAt),
      until: max(scoredAt),
    })
    .from(scores)
    .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score)))
    .groupBy(model, rubricVersion, promptDigest)
    .orderBy(desc(count()), promptDigest)
    .limit(JUDGES_MAX);
}
