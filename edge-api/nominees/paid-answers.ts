import { and, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { isAfterReopening } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import { isEligible, lastReason, selectExplanation, toInterval, toJudgeKind } from '../scoring/index.ts';
import { NOT_SCORED_REASONS, roundScore } from '../scoring/rules.ts';
import { scores } from '../scoring/table.ts';
import { formatFan } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { toReread } from './reread-state.ts';
import type { PaidAnswer } from './contract.ts';
import { listSamePeople } from './list-same-people.ts';
import {
  type formerWinners,
  nominees,
  ownerNominations,
  rereadRequests,
  type reserves,
  type winners,
} from './table.ts';

/** Holds for the score of an answer, if it has one. */
export const isScoreOf = and(eq(scores.submissionId, submissions.id), isNotNull(scores.score));

/** Holds for a campaign's answers that were withdrawn after a report: paid, but no longer taking part. */
export const isWithdrawn = (campaignId: string) =>
  and(
    eq(submissions.campaignId, campaignId),
    eq(submissions.status, 'paid'),
    isNotNull(submissions.withdrawnAt),
  );

/** Holds for answers with a reread request; with `isOpen`, for those without a reply. */
export const isRereadAsked = (campaignId: string, isOpen = false) =>
  inArray(
    submissions.id,
    new QueryBuilder()
      .select({ id: rereadRequests.submissionId })
      .from(rereadRequests)
      .where(
        and(eq(rereadRequests.campaignId, campaignId), isOpen ? isNull(rereadRequests.repliedAt) : undefined),
      ),
  );

/** Counts the unanswered reread requests of eligible answers. */
export const countOpenRereads = (ctx: Ctx, campaignId: string) =>
  ctx.db.$count(submissions, and(isEligible(campaignId), isRereadAsked(campaignId, true)));

/** Returns the unordered query for paid answers with everything that the campaign's owner sees. */
export function queryPaidAnswers(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({
      submissionId: submissions.id,
      ...pick(nominees, 'rank', 'place'),
      ...pick(scores, 'score', 'model', 'flags', 'readings', 'cluster'),
      ...pick(submissions, 'answer', 'createdAt', 'paidAt', 'fanNumber', 'withdrawnAt'),
      reasoning: selectExplanation(ctx.language),
      reopenings: campaigns.reopenings,
      name: user.name,
      reason: lastReason,
      nomination: pick(ownerNominations, 'reason', 'nominatedAt'),
      reread: rereadRequests,
    })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(scores, isScoreOf)
    .leftJoin(nominees, matchesAnswer(nominees))
    .leftJoin(ownerNominations, matchesAnswer(ownerNominations))
    .leftJoin(rereadRequests, matchesAnswer(rereadRequests))
    .where(condition);
}

type AnswerTable =
  | typeof formerWinners
  | typeof nominees
  | typeof ownerNominations
  | typeof rereadRequests
  | typeof reserves
  | typeof winners;

/** Compares the whole primary key, which starts with the campaign. */
export function matchesAnswer(table: AnswerTable) {
  return and(eq(table.campaignId, submissions.campaignId), eq(table.submissionId, submissions.id));
}

type Row = Awaited<ReturnType<typeof queryPaidAnswers>>[number];

/** Converts rows to what the owner sees, each with the number of its near copies. */
export async function toPaidAnswers(
  ctx: Ctx,
  campaignId: string,
  rows: readonly Row[],
): Promise<PaidAnswer[]> {
  const sizes = await countClusters(
    ctx,
    campaignId,
    rows.map(({ cluster, submissionId }) => cluster ?? submissionId),
  );
  const same = await listSamePeople(ctx, [campaignId]);
  return rows.map((row) => ({
    ...pick(row, 'submissionId', 'place', 'score', 'answer'),
    band: toBand(row),
    judgedBy: row.model === null ? null : toJudgeKind(row.model),
    reasoning: row.reasoning ?? '',
    createdAt: row.createdAt.toISOString(),
    user: toUser(row),
    notScored: row.score === null ? findReason(row) : null,
    flags: [...(row.flags ?? [])],
    readings: listScores(row).length,
    copies: Math.max(0, (sizes.get(row.cluster ?? row.submissionId) ?? 1) - 1),
    nomination: row.nomination && formatInstants(row.nomination),
    reread: row.reread && toReread(row.reread),
    isWithdrawn: row.withdrawnAt !== null,
    samePeople: same.get(row.submissionId)?.samePeople ?? [],
    isAfterReopening: isAfterReopening(row.paidAt, row.reopenings),
  }));
}

/** Returns a fan as shown to the owner. */
export const toUser = (row: Pick<Row, 'name' | 'fanNumber'>) => ({ name: formatFan(row, row) });

/** Returns why an answer has no score; null if it has one, or was not judged. */
export const findReason = ({ reason }: Pick<Row, 'reason'>) =>
  NOT_SCORED_REASONS.find((known) => known === reason) ?? null;

const listScores = ({ readings }: Pick<Row, 'readings'>) => readings?.filter((score) => score !== null) ?? [];

function toBand({ model, readings, score }: Pick<Row, 'model' | 'readings' | 'score'>): PaidAnswer['band'] {
  const read = listScores({ readings });
  if (score === null || model === null || toJudgeKind(model) === 'rubric' || read.length === 0) return null;
  const { low, high } = toInterval(read);
  return { low: roundScore(low), high: roundScore(high) };
}

async function countClusters(
  ctx: Ctx,
  campaignId: string,
  clusters: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clusters.length === 0) return new Map();
  // The first of its copies has no cluster if they were paid after it was scored.
  const cluster = sql<string>`coalesce(${scores.cluster}, ${scores.submissionId})`;
  const rows = await ctx.db
    .select({ cluster, count: count() })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .where(
      and(
        eq(scores.campaignId, campaignId),
        inArray(cluster, [...new Set(clusters)]),
        isNotNull(scores.score),
        isEligible(campaignId),
      ),
    )
    .groupBy(cluster);
  return new Map(rows.map((row) => [row.cluster, row.count]));
}
