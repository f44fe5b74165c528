import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { appendScores } from '../record/append-scores.ts';
import { requireBrief } from '../record/brief.ts';
import { findPendingAnswers, type AnswerCursor } from '../record/find-pending-answers.ts';
import type { JudgedAnswer } from '../record/judged-answer.ts';
import { SCORES_PER_STEP } from '../rules.ts';
import { findNearCopies, type NearCopies } from './find-near-copies.ts';
import { getScoringModel } from './get-scoring-model.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { CampaignBrief, ScoringModel } from './scoring-model.ts';

type PendingAnswer = Awaited<ReturnType<typeof findPendingAnswers>>[number];
type Options = {
  readonly model?: ScoringModel;
  /** Leaves an answer that gets no score now without one; false leaves it to be tried again. */
  readonly allowUnscored?: boolean;
  /** Where the step before ended; null from the start. */
  readonly after?: AnswerCursor | null;
  /** The campaign's near copies, where the caller knows them already. */
  readonly nearCopies?: NearCopies;
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
  { model: modelOverride, allowUnscored = true, after = null, nearCopies, onProgress }: Options = {},
): Promise<ScoringStep> {
  const pending = await findPendingAnswers(ctx, campaignId, after);
  if (pending.length === 0) return { judged: 0, waiting: 0, next: null };
  const model = modelOverride ?? (await getScoringModel(ctx.env));
  const { version: briefVersion, ...brief } = await requireBrief(ctx, campaignId, model);
  const clusters = nearCopies ?? (await findNearCopies(ctx, campaignId));
  let waiting = 0;
  for (let start = 0; start < pending.length; start += model.concurrency) {
    const judged = await Promise.all(
      pending
        .slice(start, start + model.concurrency)
        .map((answer) => judge(ctx, model, brief, answer, clusters.get(answer.id) ?? null)),
    );
    const accepted = judged.filter(({ isUnavailable }) => allowUnscored || !isUnavailable);
    waiting += judged.length - accepted.length;
    await appendScores(
      ctx,
      campaignId,
      { name: model.name, rubricVersion: model.rubricVersion, briefVersion },
      accepted.map(({ answer }) => answer),
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
  campaignBrief: CampaignBrief,
  { id, question, answer, language: fanLanguage }: PendingAnswer,
  cluster: string | null,
): Promise<{ readonly answer: JudgedAnswer; readonly isUnavailable: boolean }> {
  const brief = { ...campaignBrief, question };
  const { failure, rubricScore, ...judgement } = await judgeAnswer(model, brief, answer, {
    isNearCopy: cluster !== null,
  });
  if (failure !== undefined) {
    ctx.log.warn('answer_not_judged', { submission: id, model: model.name, reason: failure });
  }
  const promptHash = sha256(
    model.renderPrompt(brief, judgement.language === 'unread' ? fanLanguage : judgement.language),
  );
  const verdict = {
    ...judgement,
    proposedScore: judgement.score,
    rubricScore: model.kind === 'rubric' ? null : rubricScore,
    cluster,
  };
  return {
    answer: { submissionId: id, promptHash, verdicts: [verdict] },
    isUnavailable: judgement.outcome === 'unavailable',
  };
}
