import type { Ctx } from '#api/platform/context.ts';
import { getScoringModel } from './get-scoring-model.ts';
import { scoreAnswers } from './score-answers.ts';
import { UnscoredError, type LanguageJudge } from './scoring-model.ts';

/**
 * Leaves the next answers of a campaign that were not judged yet without a score, visibly, and asks no model. Returns
 * how many, 0 when none are left.
 */
export async function leaveUnscored(ctx: Ctx, campaignId: string): Promise<number> {
  const giveUp = () => Promise.reject(new UnscoredError('given_up'));
  const judge = await getScoringModel(ctx.env);
  const model: LanguageJudge = { ...judge, kind: 'language-model', read: giveUp, compare: giveUp };
  const { judged } = await scoreAnswers(ctx, campaignId, { model });
  return judged;
}
