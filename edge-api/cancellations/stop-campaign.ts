import { requireAdmin, type Ctx } from '../platform/context.ts';
import type { CancelCampaign, CancellationState } from './contract.ts';
import { endCampaign } from './end-campaign.ts';
import { readCancellationState } from './get-cancellation-state.ts';

/** Stops any campaign at any time; stopping again changes nothing. 403 for all but admins, 404 when there is none. */
export async function stopCampaign(
  ctx: Ctx,
  campaignId: string,
  { reason }: CancelCampaign,
): Promise<CancellationState> {
  requireAdmin(ctx);
  await endCampaign(ctx, campaignId, { by: 'admin', reason });
  return readCancellationState(ctx, campaignId);
}
