import type { Ctx } from '#api/platform/context.ts';
import { getScoringModel, scoreAnswers } from './score-answers.ts';
import { UnscoredError } from './scoring-model.ts';

/**
 * Leaves the next answers of a campaign that were not judged yet without a score, visibly, and asks no model. Returns
 * how many, 0 when none are left.
 */
export async function leaveUnscored(ctx: Ctx, campaignId: string): Promise<number> {
  const judge = () => Promise.reject(new UnscoredError('given_up'));
  const model = { ...(await getScoringModel(ctx.env)), judge };
  const { judged } = await scoreAnswers(ctx, campaignId, { model });
  return judged;
}
