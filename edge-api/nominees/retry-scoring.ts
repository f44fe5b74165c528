import { requireOwnCampaign, requireUndecided } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { startScoringRound } from '../scoring/index.ts';
import { RETRY_SCORING_LIMIT, SCORING_FAILED } from '../scoring/rules.ts';
import type { RetryScoringResponse } from './contract.ts';
import { NOMINEES_NOT_READY } from './rules.ts';
import { startSelection } from './start-selection.ts';

/**
 * Has the answers of the caller's own campaign that have no score judged again, in the background; returns how many.
 * 0 when there are none, or when they are being judged again already. 409 once there are winners and while the
 * campaign is open; 502 when judging cannot be started.
 */
export async function retryScoring(ctx: Ctx, campaignId: string): Promise<RetryScoringResponse> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  requireUndecided(campaign);
  if (campaign.isActive) throw new ApiError(409, 'conflict', NOMINEES_NOT_READY);
  await enforceRateLimit(ctx, 'score-again', campaignId, RETRY_SCORING_LIMIT);
  const started = await startScoringRound(ctx, campaignId);
  if (started === 0) return { started };
  ctx.log.info('scoring_again', { campaign: campaignId, count: started });
  const isStarted = await startSelection(ctx, campaignId, { unjudged: 'leave', isForced: true });
  if (!isStarted) throw new ApiError(502, 'scoring_failed', SCORING_FAILED);
  return { started };
}
