import { eq, sql, type SQL } from 'drizzle-orm';
import { campaignCancelled, requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { ALREADY_SENT, NO_WINNERS_YET } from './rules.ts';
import { thanks } from './table.ts';

/**
 * Returns the caller's own campaign, whose thank-you may still be written. Throws 404 for another person's, 409 before the
 * winners are chosen, once it was sent and once the campaign does not go ahead.
 */
export async function requireDraft(ctx: Ctx, campaignId: string) {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!campaign.winnersSelected) throw new ApiError(409, 'conflict', NO_WINNERS_YET);
  const [row] = await ctx.db
    .select({ sentAt: thanks.sentAt })
    .from(thanks)
    .where(eq(thanks.campaignId, campaignId));
  if (row?.sentAt) throw thanksAlreadySent();
  return campaign;
}

export const thanksAlreadySent = () => new ApiError(409, 'thanks_already_sent', ALREADY_SENT);

/** The condition of every statement that changes a thank-you: it was not sent yet. */
export function isUnsent(campaignId: string): SQL {
  return sql`not exists (select 1 from ${thanks} where ${thanks.campaignId} = ${campaignId}
    and ${thanks.sentAt} is not null)`;
}
