import { requireOwnCampaign, requireUndecided } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { countPendingAnswers } from '../scoring/index.ts';
import { RETRY_SCORING_LIMIT, SCORING_FAILED } from '../scoring/rules.ts';
import type { SkipUnjudged, SkipUnjudgedResponse } from './contract.ts';
import { getWaitingAnswers } from './get-waiting-answers.ts';
import { MORE_ANSWERS_WAIT, NOMINEES_NOT_READY } from './rules.ts';
import { startSelection } from './start-selection.ts';

/**
 * Ends the wait for answers of the caller's own campaign that could not be judged yet: its nominees are selected without
 * them, in the background, and they are left without a score. Returns how many; 0 when none wait. 409 when more wait
 * than the caller knows of, once there are winners and while the campaign is open; 502 when that cannot be started.
 */
export async function skipUnjudged(
  ctx: Ctx,
  campaignId: string,
  { answers }: SkipUnjudged,
): Promise<SkipUnjudgedResponse> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  requireUndecided(campaign);
  if (campaign.isActive) throw new ApiError(409, 'conflict', NOMINEES_NOT_READY);
  await enforceRateLimit(ctx, 'skip-unjudged', campaignId, RETRY_SCORING_LIMIT);
  const { waiting } = await getWaitingAnswers(ctx, campaignId);
  if (waiting === null) return { skipped: 0 };
  const skipped = await countPendingAnswers(ctx, campaignId);
  if (skipped > answers) throw new ApiError(409, 'more_answers_wait', MORE_ANSWERS_WAIT);
  const isStarted = await startSelection(ctx, campaignId, { unjudged: 'skip', isForced: true });
  if (!isStarted) throw new ApiError(502, 'scoring_failed', SCORING_FAILED);
  ctx.log.info('unjudged_skipped', { campaign: campaignId, count: skipped });
  return { skipped };
}
