import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { appendScores, type ScoreEntry } from '../record/append-scores.ts';
import { findPendingAnswers } from '../record/find-pending-answers.ts';
import { findNearCopies, type NearCopies } from './find-near-copies.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judgement } from './judgement.ts';
import { getScoringModel } from './get-scoring-model.ts';
import { readBrief } from './read-brief.ts';
import type { CampaignBrief, ScoringModel } from './scoring-model.ts';

type PendingAnswer = Awaited<ReturnType<typeof findPendingAnswers>>[number];
type Options = {
  readonly model?: ScoringModel;
  /** Leaves an answer that gets no score now without one; false throws instead, to be tried again. */
  readonly allowUnscored?: boolean;
  /** The campaign's near copies, where the caller knows them already. */
  readonly nearCopies?: NearCopies;
};

/**
 * Judges the next paid answers of a campaign that were not judged yet; returns how many, 0 when all were. Safe to
 * repeat and to run twice at once: an answer gets one score, and the chain does not fork. Answers of erased accounts
 * are left out.
 */
export async function scoreAnswers(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride, allowUnscored = true, nearCopies: knownCopies }: Options = {},
): Promise<number> {
  const pending = await findPendingAnswers(ctx, campaignId);
  if (pending.length === 0) return 0;
  const model = modelOverride ?? (await getScoringModel(ctx.env));
  const brief = await readBrief(ctx, campaignId);
  const nearCopies = knownCopies ?? (await findNearCopies(ctx, campaignId));
  let unscoredCount = 0;
  for (let start = 0; start < pending.length; start += model.concurrency) {
    const judged = await Promise.all(
      pending
        .slice(start, start + model.concurrency)
        .map((answer) => judge(ctx, model, brief, answer, nearCopies.has(answer.id))),
    );
    const accepted = judged.filter(({ outcome }) => allowUnscored || outcome !== 'unavailable');
    unscoredCount += judged.length - accepted.length;
    await appendScores(ctx, campaignId, model, accepted);
  }
  if (unscoredCount > 0) throw new Error(`${unscoredCount} answers could not be judged yet`);
  return pending.length;
}

async function judge(
  ctx: Ctx,
  model: ScoringModel,
  campaignBrief: CampaignBrief,
  { id, question, answer, language }: PendingAnswer,
  isNearCopy: boolean,
): Promise<ScoreEntry> {
  const brief = { ...campaignBrief, question };
  const judgement = await judgeAnswer(model, brief, answer, { isNearCopy });
  const { failure } = judgement;
  if (failure !== undefined) {
    ctx.log.warn('answer_not_judged', { submission: id, model: model.name, reason: failure });
  }
  const promptLanguage = judgement.language === 'unread' ? language : judgement.language;
  return {
    submissionId: id,
    promptHash: sha256(model.renderPrompt(brief, promptLanguage)),
    ...toRow(judgement, judgement.explanation[language], model),
  };
}

function toRow({ outcome, score, rubricScore }: Judgement, reasoning: string, { kind }: ScoringModel) {
  return {
    outcome,
    score,
    reasoning,
    proposedScore: score,
    checkScore: kind === 'rubric' ? null : rubricScore,
  };
}
