import { campaignCancelled, requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { NO_WINNERS_YET } from './rules.ts';

/**
 * Requires the caller's own campaign, whose winners are known: before that nobody but the fan knows who allowed what, so
 * that it cannot weigh in the choice. Throws 404 for another person's, 409 too early and for one that does not go ahead.
 */
export async function requireOwnWall(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!campaign.winnersSelected) throw new ApiError(409, 'conflict', NO_WINNERS_YET);
}
