import type { Ctx } from '#api/platform/context.ts';
import { appendScores, type Judgement } from '../record/append-scores.ts';
import { modelFor } from './choose-model.ts';
import { judgeAnswer, withoutScore } from './judge-answer.ts';
import { findPending } from '../record/find-pending.ts';
import { readBrief } from './read-brief.ts';
import { digestOf } from '../record/score-chain.ts';
import { NotJudged, type ScoringModel } from './scoring-model.ts';

type Pending = Awaited<ReturnType<typeof findPending>>[number];
type Options = {
  readonly model?: ScoringModel;
  /** Whether an answer that gets no score now is left without one; else this throws, to be tried again. */
  readonly mayGiveUp?: boolean;
};

/**
 * Judges the next paid answers of a campaign that were not judged yet; answers how many, 0 when all were. Safe to
 * repeat and to run twice at once: an answer gets one score, and the chain does not fork. An answer whose fan erased
 * their account is no longer one.
 */
export async function scoreAnswers(
  ctx: Ctx,
  campaignId: string,
  { model: given, mayGiveUp = true }: Options = {},
): Promise<number> {
  const model = given ?? (await modelFor(ctx.env));
  const brief = await readBrief(ctx, campaignId);
  const pending = await findPending(ctx, campaignId);
  let missed = 0;
  for (let start = 0; start < pending.length; start += model.atOnce) {
    const judged = await Promise.all(
      pending.slice(start, start + model.atOnce).map((answer) => judge(ctx, model, brief, answer)),
    );
    const kept = judged.filter(({ isMissed }) => mayGiveUp || !isMissed);
    missed += judged.length - kept.length;
    await appendScores(
      ctx,
      campaignId,
      model,
      kept.map(({ judgement }) => judgement),
    );
  }
  if (missed > 0) throw new Error(`${missed} answers could not be judged yet`);
  return pending.length;
}

async function judge(
  ctx: Ctx,
  model: ScoringModel,
  brief: Awaited<ReturnType<typeof readBrief>>,
  { id, question, answer, language }: Pending,
): Promise<{ readonly judgement: Judgement; readonly isMissed: boolean }> {
  const asked = { ...brief, question };
  const promptHash = await digestOf(model.promptOf(asked, language));
  try {
    const attempts = await judgeAnswer(model, asked, answer, language);
    return { judgement: { submissionId: id, promptHash, attempts }, isMissed: false };
  } catch (error) {
    if (!(error instanceof NotJudged)) throw error;
    ctx.log.warn('answer_not_judged', { submission: id, model: model.name, reason: error.reason });
    return {
      judgement: { submissionId: id, promptHash, attempts: [withoutScore(error.outcome)] },
      isMissed: error.outcome === 'unavailable',
    };
  }
}
