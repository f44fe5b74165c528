import { and, count, eq, not } from 'drizzle-orm';
import { requireOwnCampaign, winnersAlreadySelected } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { submissions } from '../submissions/table.ts';
import type { RetryScoringResponse } from './contract.ts';
import { NOMINEES_NOT_READY, RETRY_SCORING_LIMIT, SCORING_FAILED } from './rules.ts';
import { isNotScored, isPending, isEligible } from '../scoring/index.ts';
import { startSelection } from './start-selection.ts';
import { scoringRounds } from '../scoring/table.ts';

/**
 * Has the answers of the caller's own campaign that have no score judged again, in the background; answers how many.
 * 0 when there are none, or when they are being judged again already. 409 once there are winners and while the
 * campaign is open; 502 when judging cannot be started.
 */
export async function retryScoring(ctx: Ctx, campaignId: string): Promise<RetryScoringResponse> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  if (campaign.winnersSelected) throw winnersAlreadySelected();
  if (campaign.isActive) throw new ApiError(409, 'conflict', NOMINEES_NOT_READY);
  await enforceRateLimit(ctx, 'score-again', campaignId, RETRY_SCORING_LIMIT);
  const [[unscored], [current]] = await Promise.all([
    ctx.db
      .select({ count: count() })
      .from(submissions)
      .where(and(isEligible(campaignId), isNotScored, not(isPending))),
    ctx.db.select().from(scoringRounds).where(eq(scoringRounds.campaignId, campaignId)),
  ]);
  if (!unscored || unscored.count === 0) return { started: 0 };
  await upsertRound(ctx, campaignId, (current?.round ?? 0) + 1);
  ctx.log.info('scoring_again', { campaign: campaignId, count: unscored.count });
  if (!(await startSelection(ctx, campaignId))) throw new ApiError(502, 'scoring_failed', SCORING_FAILED);
  return { started: unscored.count };
}

/** However many ask at once, they ask for the same round. */
async function upsertRound(ctx: Ctx, campaignId: string, round: number): Promise<void> {
  const next = { round, askedAt: ctx.now };
  await ctx.db
    .insert(scoringRounds)
    .values({ campaignId, ...next })
    .onConflictDoUpdate({ target: scoringRounds.campaignId, set: next });
}
