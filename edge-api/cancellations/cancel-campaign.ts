import { requireOwnCampaign, winnersAlreadySelected } from '../campaigns/index.ts';
import { requireNotPaidOut } from '../payouts/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { CancelCampaign, CancellationState } from './contract.ts';
import { endCampaign } from './end-campaign.ts';
import { readCancellationState } from './get-cancellation-state.ts';

/**
 * Cancels the caller's own campaign; cancelling again changes nothing. 409 once winners are chosen or its proceeds are paid out: of an owner who does
 * both at once, one counts.
 */
export async function cancelCampaign(
  ctx: Ctx,
  campaignId: string,
  { reason }: CancelCampaign,
): Promise<CancellationState> {
  await requireOwnCampaign(ctx, campaignId);
  await endCampaign(ctx, campaignId, { by: 'owner', reason });
  const state = await readCancellationState(ctx, campaignId);
  if (state.cancelled !== null) return state;
  await requireNotPaidOut(ctx, campaignId);
  throw winnersAlreadySelected();
}
