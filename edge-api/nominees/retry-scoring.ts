import { requireOwnCampaign, requireUndecided } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { countPendingAnswers, startScoringRound } from '../scoring/index.ts';
import type { RetryScoringResponse, SkipUnjudged, SkipUnjudgedResponse } from './contract.ts';
import { getWaitingAnswers } from './list-nominees.ts';
import {
  MORE_ANSWERS_WAIT,
  NOMINEES_NOT_READY,
  type UnjudgedPolicy,
  RETRY_SCORING_LIMIT,
  SCORING_FAILED,
} from './rules.ts';
import { startSelection } from './start-selection.ts';

/** Has the unscored answers of the caller's closed campaign judged again; returns how many, 0 if they already are. */
export async function retryScoring(ctx: Ctx, campaignId: string): Promise<RetryScoringResponse> {
  await requireClosed(ctx, campaignId);
  await enforceRateLimit(ctx, 'score-again', campaignId, RETRY_SCORING_LIMIT);
  const started = await startScoringRound(ctx, campaignId);
  if (started === 0) return { started };
  ctx.log.info('scoring_again', { campaign: campaignId, count: started });
  await restartSelection(ctx, campaignId, 'wait');
  return { started };
}

/**
 * Selects nominees without the answers that could not be judged yet, and returns how many those are. Throws 409 if more
 * wait than the caller knows of.
 */
export async function skipUnjudged(
  ctx: Ctx,
  campaignId: string,
  { answers }: SkipUnjudged,
): Promise<SkipUnjudgedResponse> {
  await requireClosed(ctx, campaignId);
  await enforceRateLimit(ctx, 'skip-unjudged', campaignId, RETRY_SCORING_LIMIT);
  const { waiting } = await getWaitingAnswers(ctx, campaignId);
  if (waiting === null) return { skipped: 0 };
  const skipped = await countPendingAnswers(ctx, campaignId);
  if (skipped > answers) throw new ApiError(409, 'more_answers_wait', MORE_ANSWERS_WAIT);
  await restartSelection(ctx, campaignId, 'skip');
  ctx.log.info('unjudged_skipped', { campaign: campaignId, count: skipped });
  return { skipped };
}

async function requireClosed(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  requireUndecided(campaign);
  if (campaign.isActive) throw conflict(NOMINEES_NOT_READY);
}

async function restartSelection(ctx: Ctx, campaignId: string, unjudged: UnjudgedPolicy): Promise<void> {
  const isStarted = await startSelection(ctx, campaignId, { unjudged, isForced: true });
  if (!isStarted) throw new ApiError(502, 'scoring_failed', SCORING_FAILED);
}
