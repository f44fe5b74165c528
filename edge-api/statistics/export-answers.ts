import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { abbreviateName } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { CSV_BATCH } from '../platform/csv-rules.ts';
import { streamCsv } from '../platform/stream-csv.ts';
import { conflict } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { isEligible, selectExplanation } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { ANSWERS_NOT_EXPORTED } from './rules.ts';

const COLUMNS: readonly LocalizedText[] = [
  { en: 'Fan', nl: 'Fan' },
  { en: 'Paid on', nl: 'Betaald op' },
  { en: 'Score', nl: 'Score' },
  { en: 'Answer', nl: 'Antwoord' },
  { en: 'Explanation', nl: 'Toelichting' },
];

/** Returns the paid answers of the caller's campaign as a CSV file, without contact details. Throws 404 and 409. */
export async function exportAnswers(ctx: Ctx, campaignId: string) {
  const { id, slug, winnersSelected } = await requireOwnCampaign(ctx, campaignId, 'view');
  if (!winnersSelected) throw conflict(ANSWERS_NOT_EXPORTED);
  const read = (last: Row | undefined) => queryExport(ctx, id, last?.fanNumber ?? 0);
  const file = await streamCsv({ columns: COLUMNS, read, toCells }, ctx.language);
  return { name: `answers-${slug}.csv`, file };
}

/** Returns the query for the answers with fan numbers above `after`. */
export function queryExport(ctx: Ctx, campaignId: string, after: number) {
  return ctx.db
    .select({
      fanNumber: submissions.fanNumber,
      name: user.name,
      paidAt: submissions.paidAt,
      score: scores.score,
      answer: submissions.answer,
      explanation: selectExplanation(ctx.language),
    })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
    .where(and(isEligible(campaignId), gt(submissions.fanNumber, after)))
    .orderBy(asc(submissions.fanNumber))
    .limit(CSV_BATCH);
}

type Row = Awaited<ReturnType<typeof queryExport>>[number];

function toCells({ fanNumber, name, paidAt, score, answer, explanation }: Row) {
  const day = paidAt && formatEventDate(paidAt);
  return [formatFanName(abbreviateName(name), fanNumber), day, score, answer, explanation];
}
