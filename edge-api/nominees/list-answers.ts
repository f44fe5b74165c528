import { and, asc, desc, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core';
import { noteAnswersOpened, requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { hasScore, isEligible } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { submissions } from '../submissions/table.ts';
import type { AnswersPage, AnswersQuery } from './contract.ts';
import { isRereadAsked, isWithdrawn, queryPaidAnswers, toPaidAnswers } from './paid-answers.ts';
import { ANSWERS_NOT_READY, ANSWERS_PER_PAGE } from './rules.ts';

/**
 * Returns a page of the paid answers that take part in the caller's own closed campaign, the best score first and those
 * without a score last. `unread` are those without a score, `flagged` those that the rubric shows a person; `withdrawn`
 * are the ones that no longer take part. 409 while it is open.
 */
export async function listAnswers(ctx: Ctx, campaignId: string, query: AnswersQuery): Promise<AnswersPage> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  if (campaign.isActive) throw new ApiError(409, 'conflict', ANSWERS_NOT_READY);
  const [scored, unscored] = await Promise.all([
    ctx.db.$count(queryScored(ctx, campaignId, query).as('scored')),
    ctx.db.$count(submissions, matchesUnscored(campaignId, query)),
  ]);
  const start = (query.page - 1) * ANSWERS_PER_PAGE;
  const fromScored = Math.max(0, Math.min(ANSWERS_PER_PAGE, scored - start));
  const [best, rest] = await Promise.all([
    fromScored > 0 ? queryScored(ctx, campaignId, query).limit(fromScored).offset(start) : [],
    unscored > 0 && fromScored < ANSWERS_PER_PAGE
      ? queryUnscored(ctx, campaignId, query)
          .limit(ANSWERS_PER_PAGE - fromScored)
          .offset(Math.max(0, start - scored))
      : [],
  ]);
  const ids = [...best, ...rest].map(({ id }) => id);
  const rows = ids.length > 0 ? await queryPaidAnswers(ctx, inArray(submissions.id, ids)) : [];
  const docs = await toPaidAnswers(ctx, campaignId, rows);
  const total = scored + unscored;
  if (total > 0) await noteAnswersOpened(ctx, campaign);
  return {
    docs: docs.toSorted((a, b) => ids.indexOf(a.submissionId) - ids.indexOf(b.submissionId)),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / ANSWERS_PER_PAGE)),
  };
}

const matchesFilter = (campaignId: string, filter: AnswersQuery['filter']) =>
  filter === 'withdrawn' ? isWithdrawn(campaignId) : isEligible(campaignId);

/** As the partial index has it, word for word. */
const IS_FLAGGED = sql`${scores.flags} <> '[]'`;

function matchesScored(campaignId: string, { filter, similarTo }: AnswersQuery): SQL | undefined {
  const similar = alias(scores, 'similar');
  const cluster = new QueryBuilder()
    .select({ cluster: similar.cluster })
    .from(similar)
    .where(and(eq(similar.submissionId, similarTo ?? ''), isNotNull(similar.score)));
  return and(
    eq(scores.campaignId, campaignId),
    isNotNull(scores.score),
    matchesFilter(campaignId, filter),
    filter === 'unread' ? sql`false` : undefined,
    filter === 'flagged' ? IS_FLAGGED : undefined,
    filter === 'asked-again' ? isRereadAsked(campaignId) : undefined,
    similarTo === undefined ? undefined : eq(scores.cluster, cluster),
  );
}

/** Returns the query for the scored answers of a list, in the order of the index; equals by the later judging. */
export function queryScored(ctx: Ctx, campaignId: string, query: AnswersQuery) {
  return ctx.db
    .select({ id: submissions.id })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .where(matchesScored(campaignId, query))
    .orderBy(desc(scores.score), sql`${scores}.rowid desc`)
    .$dynamic();
}

function matchesUnscored(campaignId: string, { filter, similarTo }: AnswersQuery): SQL | undefined {
  const isEmpty = filter === 'flagged' || similarTo !== undefined;
  return and(
    matchesFilter(campaignId, filter),
    not(hasScore),
    isEmpty ? sql`false` : undefined,
    filter === 'asked-again' ? isRereadAsked(campaignId) : undefined,
  );
}

/** Returns the query for the answers of a list that have no score, by the earlier payment. */
export function queryUnscored(ctx: Ctx, campaignId: string, query: AnswersQuery) {
  return ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(matchesUnscored(campaignId, query))
    .orderBy(asc(submissions.paidAt), asc(submissions.id))
    .$dynamic();
}
