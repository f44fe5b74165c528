import { and, asc, eq, gt, isNotNull, isNull, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { recordKeys, scores } from '../table.ts';

/** The most answers in one object of the archive. */
export const ANSWERS_PER_OBJECT = 100;

/**
 * The condition for an answer that moves to the archive: it was judged, so that it has a key, its person is not erased,
 * and no page needs it (`isKept`).
 */
export const isArchivable = (isKept: SQL) =>
  and(
    isNull(submissions.archiveChunk),
    isNotNull(submissions.userId),
    ne(submissions.answer, ''),
    not(isKept),
  );

/** Returns the query for the next answers of a campaign to archive, by their last judging after a place in the record. */
export function queryArchivable(ctx: Ctx, campaignId: string, after: number, isKept: SQL) {
  const isLast = sql`not exists (select 1 from ${scores} as later
    where later.submission_id = ${scores.submissionId} and later.position > ${scores.position})`;
  return ctx.db
    .select({
      submissionId: scores.submissionId,
      position: scores.position,
      answer: submissions.answer,
      key: recordKeys.key,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .innerJoin(recordKeys, eq(recordKeys.submissionId, scores.submissionId))
    .where(and(eq(scores.campaignId, campaignId), gt(scores.position, after), isLast, isArchivable(isKept)))
    .orderBy(asc(scores.position))
    .limit(ANSWERS_PER_OBJECT);
}

/** An answer that is about to be archived. */
export type ArchivableAnswer = Awaited<ReturnType<typeof queryArchivable>>[number];
