import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { toSql } from '#api/platform/columns.ts';
import { hasRow } from '#api/platform/conditions.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertRows, toField } from '#api/platform/insert-rows.ts';
import { submissions } from '#api/submissions/table.ts';
import { requireBrief, type FrozenBrief } from '../record/brief.ts';
import { isEligible, isPending } from '../record/scoring-state.ts';
import { readings, scores } from '../table.ts';
import { identifyLanguage } from '../rubric/language-rules.ts';
import { READINGS_MAX, SCORES_PER_STEP } from '../rules.ts';
import { maskAddressing } from '../rubric/judge-address-rules.ts';
import { listContested, type ReadAnswer } from './reading-rules.ts';
import { listMembers, UnreachableError, UnscoredError, type LanguageJudge } from './scoring-model.ts';

/** Holds for a submission that a language model has read but whose score is not recorded yet. */
export const isRead = hasRow(readings, eq(readings.submissionId, submissions.id));

/**
 * Returns the next answers of a campaign that are due for a reading, given its number from 1. The first one of each
 * model covers all unread answers; a further one those that it may move across one of the `cuts`, by both models of a
 * panel.
 */
export async function listDueReadings(
  ctx: Ctx,
  campaignId: string,
  model: LanguageJudge,
  { reading, cuts }: { readonly reading: number; readonly cuts: readonly number[] },
): Promise<string[]> {
  const { version } = await requireBrief(ctx, campaignId, model);
  const members = listMembers(model).length;
  if (reading <= members) return listUnread(ctx, campaignId, version, reading);
  const read = await listRead(ctx, campaignId, version);
  const due = read.filter(({ readings: made }) => made === reading - 1).map(({ id }) => id);
  // The second model of a panel reads whatever the first one has read again.
  const isSecondTurn = members > 1 && reading % members === 0;
  const contested = new Set(isSecondTurn ? due : listContested(read, cuts));
  return due.filter((id) => contested.has(id)).slice(0, SCORES_PER_STEP);
}

async function listUnread(
  ctx: Ctx,
  campaignId: string,
  briefVersion: number,
  reading: number,
): Promise<string[]> {
  const isReading = and(
    eq(readings.campaignId, campaignId),
    eq(readings.briefVersion, briefVersion),
    eq(readings.submissionId, submissions.id),
    eq(readings.reading, reading),
  );
  const rows = await ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .leftJoin(readings, isReading)
    .where(and(isEligible(campaignId), isPending, isNull(readings.submissionId)))
    .orderBy(asc(submissions.paidAt), asc(submissions.id))
    .limit(SCORES_PER_STEP);
  return rows.map(({ id }) => id);
}

/** Returns the scores of all readings of a campaign, including answers whose score is already recorded. */
async function listRead(ctx: Ctx, campaignId: string, briefVersion: number): Promise<readonly ReadAnswer[]> {
  const [open, scored] = await Promise.all([
    ctx.db
      .select({ id: readings.submissionId, score: sql<number | null>`${readings.content} ->> '$.score'` })
      .from(readings)
      .where(and(eq(readings.campaignId, campaignId), eq(readings.briefVersion, briefVersion)))
      .orderBy(asc(readings.submissionId)),
    ctx.db
      .select({ id: scores.submissionId, score: toSql<number>(scores.score) })
      .from(scores)
      .innerJoin(submissions, eq(submissions.id, scores.submissionId))
      .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score), isEligible(campaignId))),
  ]);
  return [
    ...[...Map.groupBy(open, ({ id }) => id)].map(([id, rows]) => ({
      id,
      scores: rows.flatMap(({ score }) => score ?? []),
      readings: rows.length,
    })),
    // A recorded score is final.
    ...scored.map(({ id, score }) => ({ id, scores: [score], readings: READINGS_MAX })),
  ];
}

/**
 * Reads answers of a campaign once and stores the results, so that nothing is asked twice. Returns how many it read;
 * the others are unavailable for now. A refusal counts as a reading.
 */
export async function readAnswers(
  ctx: Ctx,
  campaignId: string,
  ids: readonly string[],
  model: LanguageJudge,
  { reading, onProgress }: { readonly reading: number; readonly onProgress?: () => Promise<void> },
): Promise<number> {
  const brief = await requireBrief(ctx, campaignId, model);
  const answers = await ctx.db
    .select({ id: submissions.id, question: submissions.question, answer: submissions.answer })
    .from(submissions)
    .where(and(inArray(submissions.id, [...ids]), isEligible(campaignId), isPending));
  let count = 0;
  for (let start = 0; start < answers.length; start += model.concurrency) {
    const slice = answers.slice(start, start + model.concurrency);
    const read = await Promise.all(
      slice.map(async (answer) => {
        const content = await readOnce(ctx, model, brief, answer, reading);
        const row = { campaignId, briefVersion: brief.version, submissionId: answer.id, reading };
        return content === undefined ? [] : [{ ...row, content, readAt: ctx.now }];
      }),
    );
    const rows = read.flat();
    // Another run may have read it at the same time, or its fan may have erased their account.
    const isFan = and(eq(submissions.id, toField('submission_id')), isNotNull(submissions.userId));
    const hasFan = hasRow(submissions, isFan);
    if (rows.length > 0) await insertRows(ctx.db, readings, rows, hasFan).onConflictDoNothing();
    count += rows.length;
    await onProgress?.();
  }
  return count;
}

/** Reads an answer without text that addresses the judge. Returns null for a refusal, undefined if unavailable. */
async function readOnce(
  ctx: Ctx,
  model: LanguageJudge,
  campaignBrief: FrozenBrief,
  { id, question, answer }: { readonly id: string; readonly question: string; readonly answer: string },
  reading: number,
) {
  const brief = { ...campaignBrief, question };
  const language = identifyLanguage(brief, answer);
  try {
    const options = { language: language === 'unread' ? ('nl' as const) : language, reading };
    return await model.read(brief, maskAddressing(answer), options);
  } catch (error) {
    if (!(error instanceof UnreachableError) && !(error instanceof UnscoredError)) throw error;
    ctx.log.warn('answer_not_judged', { submission: id, model: model.name, reason: error.message });
    return error instanceof UnscoredError ? null : undefined;
  }
}
