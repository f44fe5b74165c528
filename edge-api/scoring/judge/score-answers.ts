import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { appendScores } from '../record/append-scores.ts';
import { requireBrief, type FrozenBrief } from '../record/brief.ts';
import { findPendingAnswers, type AnswerCursor } from '../record/find-pending-answers.ts';
import type { JudgedAnswer } from '../record/judged-answer.ts';
import { readings } from '../readings-table.ts';
import { SCORES_PER_STEP } from '../rules.ts';
import { findNearCopies, type NearCopies } from './find-near-copies.ts';
import { getScoringModel } from './get-scoring-model.ts';
import { judgeAnswerByReadings, judgeAnswerByRubric } from './judge-answer.ts';
import type { Reading, ScoringModel } from './scoring-model.ts';

type PendingAnswer = Awaited<ReturnType<typeof findPendingAnswers>>[number];
type Options = {
  readonly model?: ScoringModel;
  /** Where the step before ended; null from the start. */
  readonly after?: AnswerCursor | null;
  /** The campaign's near copies, where the caller knows them already. */
  readonly nearCopies?: NearCopies;
};

/** How many answers were scored, and where the next step goes on; null at the end. */
export type ScoringStep = { readonly judged: number; readonly next: AnswerCursor | null };

/**
 * Records the scores of the next paid answers of a campaign: by the rubric, or by what a language model said in its
 * readings; one that it did not read is left without a score. Safe to repeat and to run twice at once: an answer gets
 * one score, and the chain does not fork. Answers of erased accounts are left out.
 */
export async function scoreAnswers(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride, after = null, nearCopies }: Options = {},
): Promise<ScoringStep> {
  const pending = await findPendingAnswers(ctx, campaignId, after);
  if (pending.length === 0) return { judged: 0, next: null };
  const model = modelOverride ?? (await getScoringModel(ctx.env));
  const brief = await requireBrief(ctx, campaignId, model);
  const clusters = nearCopies ?? (await findNearCopies(ctx, campaignId));
  const read = model.kind === 'rubric' ? undefined : await findReadings(ctx, campaignId, brief, pending);
  await appendScores(
    ctx,
    campaignId,
    { name: model.name, rubricVersion: model.rubricVersion, briefVersion: brief.version },
    pending.map((answer) => {
      const own = read ? (read.get(answer.id) ?? []) : undefined;
      return judge(model, brief, answer, clusters.get(answer.id) ?? null, own);
    }),
  );
  const last = pending.length === SCORES_PER_STEP ? pending.at(-1) : undefined;
  const next = last?.paidAt ? { paidAt: last.paidAt.getTime(), id: last.id } : null;
  return { judged: pending.length, next };
}

async function findReadings(
  ctx: Ctx,
  campaignId: string,
  { version }: FrozenBrief,
  pending: readonly PendingAnswer[],
): Promise<ReadonlyMap<string, readonly Reading[]>> {
  const ids = pending.map(({ id }) => id);
  const { submissionId, reading, content } = readings;
  const rows = await ctx.db
    .select({ submissionId, content })
    .from(readings)
    .where(
      and(
        eq(readings.campaignId, campaignId),
        eq(readings.briefVersion, version),
        inArray(submissionId, ids),
      ),
    )
    .orderBy(asc(submissionId), asc(reading));
  const byAnswer = Map.groupBy(rows, (row) => row.submissionId);
  return new Map([...byAnswer].map(([id, own]) => [id, own.flatMap((row) => row.content ?? [])]));
}

/** Judges an answer by its readings, or by the rubric where there can be none. */
function judge(
  model: ScoringModel,
  campaignBrief: FrozenBrief,
  { id, question, answer, language: fanLanguage }: PendingAnswer,
  cluster: string | null,
  read: readonly Reading[] | undefined,
): JudgedAnswer {
  const brief = { ...campaignBrief, question };
  const options = { isNearCopy: cluster !== null };
  const judgement = read
    ? judgeAnswerByReadings(brief, answer, read, options)
    : judgeAnswerByRubric(brief, answer, options);
  const { language } = judgement;
  const verdict = {
    ...judgement,
    proposedScore: judgement.score,
    rubricScore: read ? judgement.rubricScore : null,
    cluster,
  };
  const promptHash = sha256(model.renderPrompt(brief, language === 'unread' ? fanLanguage : language));
  return { submissionId: id, promptHash, verdict };
}
