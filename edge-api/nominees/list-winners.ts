import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { Winner } from './contract.ts';
import { isScoreOf } from './paid-answers.ts';
import { winners } from './table.ts';
import { selectExplanation, toJudgeKind } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';

/** Returns the winners of the caller's own campaign, with their contact details; empty until they are chosen. */
export async function listWinners(ctx: Ctx, campaignId: string): Promise<Winner[]> {
  await requireOwnCampaign(ctx, campaignId);
  const rows = await ctx.db
    .select({
      submissionId: winners.submissionId,
      score: scores.score,
      model: scores.model,
      answer: submissions.answer,
      reasoning: sql<string>`coalesce(${selectExplanation(ctx.language)}, '')`,
      reason: winners.reason,
      selectedAt: winners.selectedAt,
      fanNumber: submissions.fanNumber,
      withdrawnAt: submissions.withdrawnAt,
      person: { name: user.name, email: user.email, phone: user.phone, location: user.location },
    })
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .leftJoin(scores, isScoreOf)
    .leftJoin(user, eq(user.id, submissions.userId))
    .where(eq(winners.campaignId, campaignId))
    .orderBy(asc(winners.slot));
  return rows.map(({ person, fanNumber, model, selectedAt, withdrawnAt, ...row }) => ({
    ...row,
    judgedBy: model === null ? null : toJudgeKind(model),
    selectedAt: selectedAt.toISOString(),
    isWithdrawn: withdrawnAt !== null,
    user: person
      ? { ...person, name: formatFanName(person.name, fanNumber) }
      : { name: '', email: '', phone: null, location: null },
  }));
}

/** Returns the owner's sentence why a winner, for queries of campaigns; null where there is none. `slot` is 1 or 2. */
export function selectWinnerReason(slot: 1 | 2): SQL<string | null> {
  return sql<string | null>`(select chosen.reason from ${winners} as chosen
    where chosen.campaign_id = ${campaigns.id} and chosen.slot = ${slot})`;
}
