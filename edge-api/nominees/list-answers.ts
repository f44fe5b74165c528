import { and, asc, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core';
import { noteAnswersOpened, requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { isEligible } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { submissions } from '../submissions/table.ts';
import type { AnswersPage, AnswersQuery } from './contract.ts';
import { isRereadAsked, isScoreOf, isWithdrawn, queryPaidAnswers, toPaidAnswers } from './paid-answers.ts';
import { ANSWERS_NOT_READY } from './rules.ts';

/**
 * Returns a page of the paid answers of the caller's own closed campaign, best score first, unscored last. `flagged`
 * lists those that the rubric flags for a person. Throws 409 while the campaign is open.
 */
export async function listAnswers(ctx: Ctx, campaignId: string, query: AnswersQuery): Promise<AnswersPage> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'view');
  if (campaign.isActive) throw conflict(ANSWERS_NOT_READY);
  const [[{ total } = { total: 0 }], rows] = await Promise.all([
    ctx.db
      .select({ total: count() })
      .from(submissions)
      .leftJoin(scores, isScoreOf)
      .where(matchesQuery(campaignId, query)),
    queryAnswers(ctx, campaignId, query),
  ]);
  const docs = await toPaidAnswers(ctx, campaignId, rows);
  if (total > 0) await noteAnswersOpened(ctx, campaign);
  const { after, limit } = query;
  return { docs, total, next: after + limit < total ? String(after + limit) : null };
}

/** Returns the query for a page: equal scores by the later judgement, unscored answers by the earlier payment. */
export function queryAnswers(ctx: Ctx, campaignId: string, query: AnswersQuery) {
  return queryPaidAnswers(ctx, matchesQuery(campaignId, query))
    .orderBy(
      sql`${scores.score} desc nulls last`,
      sql`${scores}.rowid desc`,
      asc(submissions.paidAt),
      asc(submissions.id),
    )
    .limit(query.limit)
    .offset(query.after);
}

function matchesQuery(campaignId: string, { filter, similarTo = '' }: AnswersQuery): SQL | undefined {
  const similar = alias(scores, 'similar');
  const cluster = new QueryBuilder()
    .select({ cluster: similar.cluster })
    .from(similar)
    .where(and(eq(similar.submissionId, similarTo), isNotNull(similar.score)));
  return and(
    filter === 'withdrawn' ? isWithdrawn(campaignId) : isEligible(campaignId),
    filter === 'unread' ? isNull(scores.id) : undefined,
    filter === 'flagged' ? sql`${scores.flags} <> '[]'` : undefined,
    filter === 'asked-again' ? isRereadAsked(campaignId) : undefined,
    similarTo === '' ? undefined : eq(scores.cluster, cluster),
  );
}
