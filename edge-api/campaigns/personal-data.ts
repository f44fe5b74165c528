import { and, eq, getTableColumns, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { UNKNOWN_ARTIST } from '../celebrities/rules.ts';
import { unless } from '../platform/columns.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { campaignChanges, campaigns, managedActs } from './table.ts';

const { cancelledByUserId: _, ...EXPORTED_COLUMNS } = getTableColumns(campaigns);

const NO_FACTS = { name: '', plannedAt: null, plannedLocation: null };

/** `isReferenced` holds for a campaign in which others took part: it stays, without its owner's name, text and picture. */
export const toCampaignData = (isReferenced: SQL): PersonalData => ({
  exports: {
    campaigns: ({ db }, { id }) =>
      db.select(EXPORTED_COLUMNS).from(campaigns).where(eq(campaigns.ownerId, id)),
    /** What they did with campaigns, their own and those they managed. */
    managed: ({ db }, { id }) =>
      db
        .select(pick(managedActs, 'campaignId', 'act', 'at'))
        .from(managedActs)
        .where(eq(managedActs.actorId, id)),
    /** The campaigns they cancelled, their own or, as an admin, those of others. */
    cancellations: ({ db }, { id }) =>
      db
        .select({ campaign: campaigns.name, at: campaigns.cancelledAt, reason: campaigns.cancelReason })
        .from(campaigns)
        .where(eq(campaigns.cancelledByUserId, id)),
  },
  erase: (ctx, { id }) => [
    ctx.db.delete(managedActs).where(eq(managedActs.ownerId, id)),
    ctx.db
      .update(managedActs)
      .set({ actorId: unless(managedActs.actorId, id), personId: unless(managedActs.personId, id) })
      .where(or(eq(managedActs.actorId, id), eq(managedActs.personId, id))),
    // Refund links need the rest.
    ctx.db
      .update(campaignChanges)
      .set({ before: NO_FACTS, after: NO_FACTS })
      .where(inArray(campaignChanges.campaignId, selectOwnedIds(ctx, id))),
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
  ],
});

/** Selects the ids of a person's campaigns. */
export function selectOwnedIds({ db }: Ctx, userId: string) {
  return db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, userId));
}

/** Returns the condition that a person owns a campaign. */
export function ownsCampaign({ id }: Person): SQL {
  return hasRow(campaigns, eq(campaigns.ownerId, id));
}
