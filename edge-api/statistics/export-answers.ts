import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { abbreviateName } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { streamCsv } from '../platform/stream-csv.ts';
import { ApiError } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { isEligible, selectExplanation } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { ANSWERS_NOT_EXPORTED, EXPORT_BATCH } from './rules.ts';

const COLUMNS: readonly LocalizedText[] = [
  { en: 'Fan', nl: 'Fan' },
  { en: 'Paid on', nl: 'Betaald op' },
  { en: 'Score', nl: 'Score' },
  { en: 'Answer', nl: 'Antwoord' },
  { en: 'Explanation', nl: 'Toelichting' },
];

/**
 * Returns the paid answers of the caller's own campaign as a CSV file that is read while it is sent, without any contact
 * details. Throws 404 for another's campaign, 409 until the winners are chosen.
 */
export async function exportAnswers(
  ctx: Ctx,
  campaignId: string,
): Promise<{ readonly name: string; readonly file: ReadableStream<Uint8Array> }> {
  const { id, slug, winnersSelected } = await requireOwnCampaign(ctx, campaignId);
  if (!winnersSelected) throw new ApiError(409, 'conflict', ANSWERS_NOT_EXPORTED);
  const file = await streamCsv(COLUMNS, readRows(ctx, id), ctx.language);
  return { name: `answers-${slug}.csv`, file };
}

/** Yields the rows of the file, some hundred at a time. */
async function* readRows(ctx: Ctx, campaignId: string) {
  let rows = await queryExport(ctx, campaignId, 0);
  yield rows.map(toRow);
  for (let last = rows.at(-1); rows.length === EXPORT_BATCH && last; last = rows.at(-1)) {
    rows = await queryExport(ctx, campaignId, last.fanNumber);
    yield rows.map(toRow);
  }
}

/** Returns the query for the answers after a fan's number. */
export function queryExport(ctx: Ctx, campaignId: string, after: number) {
  return ctx.db
    .select({
      fanNumber: submissions.fanNumber,
      name: user.name,
      paidAt: submissions.paidAt,
      score: scores.score,
      answer: submissions.answer,
      explanation: sql<string | null>`${selectExplanation(ctx.language)}`,
    })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
    .where(and(isEligible(campaignId), gt(submissions.fanNumber, after)))
    .orderBy(asc(submissions.fanNumber))
    .limit(EXPORT_BATCH);
}

type Row = Awaited<ReturnType<typeof queryExport>>[number];

function toRow({ fanNumber, name, paidAt, score, answer, explanation }: Row) {
  const day = paidAt && formatEventDate(paidAt);
  return [formatFanName(abbreviateName(name), fanNumber), day, score, answer, explanation];
}
