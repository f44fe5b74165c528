import { and, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound, ApiError, type ErrorDetail } from '../platform/errors.ts';
import { campaigns } from './table.ts';
import { CAMPAIGN_CANCELLED } from './cancellation-rules.ts';
import { WINNERS_ALREADY_SELECTED } from './rules.ts';

/**
 * Returns the caller's own campaign, to admins any one where `admins` may do the same; 404 for another person's as for
 * none: existence is not revealed (RULES.md, "Calls").
 */
export async function requireOwnCampaign(ctx: Ctx, id: string, admins = false) {
  const { id: ownerId, role } = requirePerson(ctx);
  const isOwn = admins && role === 'admin' ? undefined : eq(campaigns.ownerId, ownerId);
  const [row] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isOwn))
    .limit(1);
  if (!row) throw notFound();
  return row;
}

/** The choice of winners is final: nothing of the campaign but its meeting changes after it. */
export const winnersAlreadySelected = (details?: readonly ErrorDetail[]) =>
  new ApiError(409, 'winners_already_selected', WINNERS_ALREADY_SELECTED, details && { details });

/** That a campaign does not go ahead is final: nothing of it changes after that. */
export const campaignCancelled = () => new ApiError(409, 'campaign_cancelled', CAMPAIGN_CANCELLED);

/** Throws 409 for a campaign that does not go ahead, and for one whose winners are chosen. */
export function requireUndecided(campaign: { cancelledAt: Date | null; winnersSelected: boolean }): void {
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (campaign.winnersSelected) throw winnersAlreadySelected();
}
