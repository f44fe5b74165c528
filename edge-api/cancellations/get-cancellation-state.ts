import { eq } from 'drizzle-orm';
import { requireOwnCampaign, toCancellation } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { countRefunds } from '../payments/index.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { CancellationState } from './contract.ts';

/** Returns how far the refunds of the caller's own campaign are; throws 404 for another person's. */
export async function getOwnCancellationState(ctx: Ctx, campaignId: string): Promise<CancellationState> {
  await requireOwnCampaign(ctx, campaignId);
  return readCancellationState(ctx, campaignId);
}

/** Returns how far the refunds of any campaign are; throws 403 for all but admins. */
export async function getCancellationState(ctx: Ctx, campaignId: string): Promise<CancellationState> {
  requireAdmin(ctx);
  return readCancellationState(ctx, campaignId);
}

/** Returns whether a campaign goes ahead and what it gives back; throws 404 when there is none. */
export async function readCancellationState(ctx: Ctx, campaignId: string): Promise<CancellationState> {
  const [campaign] = await ctx.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!campaign) throw notFound();
  const refunds = await countRefunds(ctx, campaignId, campaign.cancelledAt);
  return { cancelled: toCancellation(campaign), refunds };
}
