import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { abbreviateName } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { Nominee, NomineesResponse } from './contract.ts';
import { isEligible, listNotScored, selectExplanation, toJudgeKind } from '../scoring/index.ts';
import { getWaitingAnswers } from './get-waiting-answers.ts';
import { nominees } from './table.ts';
import { scores } from '../scoring/table.ts';

/**
 * Returns the nominees of the caller's own campaign, best first, how far their selection is, and the answers that
 * could not be scored, or not yet. There is nothing to wait for (`ready` without nominees) while the campaign is open, and when
 * nobody paid.
 */
export async function listNominees(ctx: Ctx, campaignId: string): Promise<NomineesResponse> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  const [[progress], docs, unscored, waiting] = await Promise.all([
    ctx.db
      .select({ scored: count(scores.id), total: count() })
      .from(submissions)
      .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
      .where(isEligible(campaignId)),
    readNominees(ctx, campaignId),
    listNotScored(ctx, campaignId),
    getWaitingAnswers(ctx, campaignId),
  ]);
  const { scored, total } = progress ?? { scored: 0, total: 0 };
  const isReady = campaign.nomineesSelected || campaign.isActive || total === 0;
  const status = isReady ? 'ready' : 'selecting';
  return { status, progress: { scored, total }, docs, ...unscored, ...waiting };
}

async function readNominees(ctx: Ctx, campaignId: string): Promise<Nominee[]> {
  const rows = await ctx.db
    .select({
      submissionId: submissions.id,
      place: sql<number>`coalesce(${nominees.place}, ${nominees.rank})`,
      score: nominees.score,
      model: scores.model,
      answer: submissions.answer,
      reasoning: selectExplanation(ctx.language),
      createdAt: submissions.createdAt,
      name: user.name,
      fanNumber: submissions.fanNumber,
    })
    .from(nominees)
    .innerJoin(submissions, and(eq(submissions.id, nominees.submissionId), eq(submissions.status, 'paid')))
    .innerJoin(scores, and(eq(scores.submissionId, nominees.submissionId), isNotNull(scores.score)))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(eq(nominees.campaignId, campaignId))
    .orderBy(asc(nominees.rank));
  return rows.map(({ name, fanNumber, model, createdAt, ...row }) => ({
    ...row,
    judgedBy: toJudgeKind(model),
    createdAt: createdAt.toISOString(),
    user: { name: formatFanName(abbreviateName(name), fanNumber) },
  }));
}
