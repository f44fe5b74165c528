import { eq } from 'drizzle-orm';
import { MEETING_HELD } from '../campaigns/cancellation-rules.ts';
import { requireOwnCampaign, toCancellation } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { countRefunds } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow, conflict } from '../platform/errors.ts';
import type { CancelCampaign, CancellationState } from './contract.ts';
import { endCampaign } from './end-campaign.ts';

/** Cancels the caller's own campaign; repeating it changes nothing. Throws 409 once the meeting has taken place. */
export async function cancelCampaign(
  ctx: Ctx,
  campaignId: string,
  { reason }: CancelCampaign,
): Promise<CancellationState> {
  await requireOwnCampaign(ctx, campaignId, 'decide');
  await endCampaign(ctx, campaignId, { by: 'owner', reason });
  const state = await getCancellationState(ctx, campaignId);
  if (state.cancelled !== null) return state;
  throw conflict(MEETING_HELD);
}

/** Stops any campaign at any time; repeating it changes nothing. Throws 404 if there is none. */
export async function stopCampaign(
  ctx: Ctx,
  campaignId: string,
  { reason }: CancelCampaign,
): Promise<CancellationState> {
  await endCampaign(ctx, campaignId, { by: 'admin', reason });
  return getCancellationState(ctx, campaignId);
}

/** Returns the progress of refunds of the caller's own campaign; throws 404 for any other. */
export async function getOwnCancellationState(ctx: Ctx, campaignId: string): Promise<CancellationState> {
  await requireOwnCampaign(ctx, campaignId);
  return getCancellationState(ctx, campaignId);
}

/** Returns whether a campaign was cancelled, and the progress of its refunds; throws 404 if there is none. */
export async function getCancellationState(ctx: Ctx, campaignId: string): Promise<CancellationState> {
  const campaign = await requireRow(ctx.db.select().from(campaigns).where(eq(campaigns.id, campaignId)));
  const refunds = await countRefunds(ctx, campaignId, campaign.cancelledAt);
  return { cancelled: toCancellation(campaign), refunds };
}
