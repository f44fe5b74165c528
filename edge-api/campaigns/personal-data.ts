import { and, eq, getTableColumns, inArray, not, sql, type SQL } from 'drizzle-orm';
import { UNKNOWN_ARTIST } from '../celebrities/rules.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { campaignChanges, campaigns } from './table.ts';

/** Returns the statement that reads a person's campaigns, without who cancelled them. */
export function exportCampaigns(ctx: Ctx, userId: string) {
  const { cancelledByUserId: _, ...columns } = getTableColumns(campaigns);
  return ctx.db.select(columns).from(campaigns).where(eq(campaigns.ownerId, userId));
}

/** Returns the statement that reads the campaigns a person cancelled, their own or, as an admin, those of others. */
export function exportCancellations(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ campaign: campaigns.name, at: campaigns.cancelledAt, reason: campaigns.cancelReason })
    .from(campaigns)
    .where(eq(campaigns.cancelledByUserId, userId));
}

/**
 * Returns the statements that erase a person's campaigns. A campaign for which `isReferenced` holds, because others
 * took part, stays without its owner's name, text and picture.
 */
export function eraseCampaigns(ctx: Ctx, { id }: Person, isReferenced: SQL) {
  const own = ctx.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, id));
  return [
    ctx.db.delete(campaignChanges).where(inArray(campaignChanges.campaignId, own)),
    ctx.db.delete(campaigns).where(and(eq(campaigns.ownerId, id), not(isReferenced))),
    ctx.db
      .update(campaigns)
      .set({
        artistName: sql`iif(${campaigns.language} = 'nl', ${UNKNOWN_ARTIST.nl}, ${UNKNOWN_ARTIST.en})`,
        artistSkeleton: null,
        description: '',
        celebrityId: null,
        imageId: null,
        plannedLocation: null,
        review: null,
        reviewReason: null,
        charityDeclines: {},
        cancelReason: sql`iif(${campaigns.cancelledBy} = 'owner', '', ${campaigns.cancelReason})`,
        // Has the sweep check at once what is still missing, except where nothing is.
        outcomeAt: sql`iif(${campaigns.outcomeAt} is null, null, ${ctx.now.getTime()})`,
      })
      .where(eq(campaigns.ownerId, id)),
  ] as const;
}

/** Returns the condition that a person owns a campaign. */
export function ownsCampaign({ id }: Person): SQL {
  return hasRow(campaigns, eq(campaigns.ownerId, id));
}
