import type { Ctx } from '#api/platform/context.ts';
import { appendScores } from '../record/append-scores.ts';
import { requireBrief, type FrozenBrief } from '../record/brief.ts';
import type { JudgedAnswer, Verdict } from '../record/judged-answer.ts';
import { judgeAnswer, toUnscoredAttempt, type Attempt } from './judge-answer.ts';
import { findPendingAnswers, type AnswerCursor } from '../record/find-pending-answers.ts';
import { sha256 } from '#api/platform/digest.ts';
import { SCORES_PER_STEP } from '../rules.ts';
import { rubricModel, UnscoredError, type ScoringModel } from './scoring-model.ts';

type PendingAnswer = Awaited<ReturnType<typeof findPendingAnswers>>[number];
type Options = {
  readonly model?: ScoringModel;
  /** Leaves an answer that gets no score now without one; false leaves it to be tried again. */
  readonly allowUnscored?: boolean;
  /** Where the step before ended; null from the start. */
  readonly after?: AnswerCursor | null;
  /** Called after every few answers, as a sign of life. */
  readonly onProgress?: () => Promise<void>;
};

/** How many answers were judged, how many are to be tried again, and where the next step goes on; null at the end. */
export type ScoringStep = {
  readonly judged: number;
  readonly waiting: number;
  readonly next: AnswerCursor | null;
};

/**
 * Judges the next paid answers of a campaign that were not judged yet. Safe to repeat and to run twice at once: an
 * answer gets one score, and the chain does not fork. Answers of erased accounts are left out.
 */
export async function scoreAnswers(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride, allowUnscored = true, after = null, onProgress }: Options = {},
): Promise<ScoringStep> {
  const model = modelOverride ?? (await getScoringModel(ctx.env));
  const brief = await requireBrief(ctx, campaignId, model);
  const pending = await findPendingAnswers(ctx, campaignId, after);
  let waiting = 0;
  for (let start = 0; start < pending.length; start += model.concurrency) {
    const judged = await Promise.all(
      pending.slice(start, start + model.concurrency).map((answer) => judge(ctx, model, brief, answer)),
    );
    const accepted = judged.filter(({ isUnscored }) => allowUnscored || !isUnscored);
    waiting += judged.length - accepted.length;
    await appendScores(
      ctx,
      campaignId,
      { name: model.name, rubricVersion: model.rubricVersion, briefVersion: brief.version },
      accepted.map(({ judgement }) => judgement),
    );
    await onProgress?.();
  }
  const last = pending.length === SCORES_PER_STEP ? pending.at(-1) : undefined;
  const next = last?.paidAt ? { paidAt: last.paidAt.getTime(), id: last.id } : null;
  return { judged: pending.length - waiting, waiting, next };
}

async function judge(
  ctx: Ctx,
  model: ScoringModel,
  brief: FrozenBrief,
  { id, question, answer, language }: PendingAnswer,
): Promise<{ readonly judgement: JudgedAnswer; readonly isUnscored: boolean }> {
  const { description, keywords } = brief;
  const answerBrief = { description, keywords, question };
  const promptHash = sha256(model.renderPrompt(answerBrief, language));
  try {
    const attempts = await judgeAnswer(model, answerBrief, answer, language);
    const verdicts = attempts.map(toVerdict);
    return { judgement: { submissionId: id, promptHash, verdicts }, isUnscored: false };
  } catch (error) {
    if (!(error instanceof UnscoredError)) throw error;
    ctx.log.warn('answer_not_judged', { submission: id, model: model.name, reason: error.reason });
    return {
      judgement: { submissionId: id, promptHash, verdicts: [toVerdict(toUnscoredAttempt(error.outcome))] },
      isUnscored: error.outcome === 'unavailable',
    };
  }
}

/** Returns what an attempt adds to the record; its one explanation is in the language of the answer. */
function toVerdict({ reasoning, checkScore: rubricScore, ...attempt }: Attempt): Verdict {
  return {
    ...attempt,
    explanation: { nl: reasoning, en: reasoning },
    rubricScore,
    criteria: null,
    flags: [],
    readings: attempt.proposedScore === null ? [] : [attempt.proposedScore],
    cluster: null,
    language: null,
    answered: null,
  };
}

/** Returns the model that judges in this environment: Workers AI where it is bound, else the rubric. */
export async function getScoringModel(env: Env): Promise<ScoringModel> {
  if (!env.AI) return rubricModel;
  // Loaded when answers are scored: no other call pays for the AI SDK.
  const { createWorkersAiModel } = await import('./ai-model.ts');
  return createWorkersAiModel(env.AI);
}
