import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { teamMembers, user } from '../accounts/table.ts';
import { isLooking } from '../admin-log/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound, ApiError, type ErrorDetail } from '../platform/errors.ts';
import type { CampaignAct } from '../platform/rules.ts';
import { hasRow } from '../platform/conditions.ts';
import { mayManage, NOT_YOURS_TO_DECIDE, OWNER_SUSPENDED } from './manage-rules.ts';
import { campaigns } from './table.ts';
import { CAMPAIGN_CANCELLED } from './cancellation-rules.ts';
import { WINNERS_ALREADY_SELECTED } from './rules.ts';

/**
 * Returns a campaign on which the caller may take this action, and what else they may do. Throws 404 for an unrelated
 * caller, since existence is not revealed (RULES.md, "Calls"), and for an admin who gave no reason to view it as its
 * owner; 403 for what a team member may not do, or while the owner is suspended.
 */
export async function requireOwnCampaign(ctx: Ctx, id: string, act: CampaignAct = 'manage') {
  const person = requirePerson(ctx);
  const isMember = and(eq(teamMembers.ownerId, campaigns.ownerId), eq(teamMembers.userId, person.id));
  const isSuspended = hasRow(user, eq(user.id, campaigns.ownerId), isNotNull(user.suspendedAt));
  const [row] = await ctx.db
    .select({ campaign: campaigns, membership: teamMembers, isSuspended: isSuspended.mapWith(Boolean) })
    .from(campaigns)
    .leftJoin(teamMembers, isMember)
    .where(eq(campaigns.id, id));
  if (!row) throw notFound();
  const { campaign, membership } = row;
  const may = (what: CampaignAct) => mayManage(campaign, { ...person, membership }, what);
  if (!may(act)) throw may('manage') ? new ApiError(403, 'forbidden', NOT_YOURS_TO_DECIDE) : notFound();
  if (row.isSuspended && membership && act !== 'view') throw new ApiError(403, 'forbidden', OWNER_SUSPENDED);
  const isManager = may('manage');
  if (act === 'view' && !isManager && !(await isLooking(ctx, id))) throw notFound();
  return { ...campaign, mayManage: isManager, mayDecide: may('decide') };
}

/** The choice of winners is final: afterwards only the meeting of a campaign may change. */
export const winnersAlreadySelected = (details?: readonly ErrorDetail[]) =>
  new ApiError(409, 'winners_already_selected', WINNERS_ALREADY_SELECTED, details && { details });

/** A cancellation is final: nothing of the campaign changes afterwards. */
export const campaignCancelled = () => new ApiError(409, 'campaign_cancelled', CAMPAIGN_CANCELLED);

/** Condition of a campaign that is not cancelled and has no winners yet. */
export const isUndecided = and(eq(campaigns.winnersSelected, false), isNull(campaigns.cancelledAt));

/** Throws 409 for a cancelled campaign, and for one with winners. */
export function requireUndecided(campaign: { cancelledAt: Date | null; winnersSelected: boolean }): void {
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (campaign.winnersSelected) throw winnersAlreadySelected();
}
