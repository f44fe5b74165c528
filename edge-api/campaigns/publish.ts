import { and, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { hasConfirmed, isManagedBy } from '../charities/index.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { isRunBy } from './managed-acts.ts';
import { IS_IN_REVIEW, type ReviewState } from './review-rules.ts';
import { campaigns, managedActs } from './table.ts';

/** Holds for a campaign that anyone may see. */
export const isPublic = isNotNull(campaigns.publishedAt);

/** Holds for a campaign that the caller may see: a public one, their own, or a preview for its charity or an admin. */
export function isVisible(ctx: Ctx, isPreview = false): SQL {
  if (ctx.actor.kind !== 'person') return isPublic;
  const isOwn = isRunBy(ctx.actor.person.id);
  const isTheirs = isPreview ? isManagedBy(ctx, campaigns.charityId) : undefined;
  return or(isPublic, isOwn, isTheirs) ?? isPublic;
}

/** Holds for a campaign that goes ahead, about which an admin has yet to decide. */
export const isInReview = and(
  sql.raw(IS_IN_REVIEW),
  gt(campaigns.createdAt, new Date(0)),
  isNull(campaigns.cancelledAt),
);

/** A campaign's own values, or its columns in a query that has its row. */
type Named = Readonly<Record<'ownerId' | 'artistSkeleton', string | SQLiteColumn | null | undefined>>;

/**
 * Returns the column with the name that a campaign's artist looks like: of another person's profile or public campaign.
 * Null once a campaign of the owner under that name is public: an admin has confirmed it, or it was the first.
 */
export function selectRival({ ownerId, artistSkeleton: skeleton }: Named): SQL<string | null> {
  const [own, rival] = [alias(campaigns, 'own'), alias(campaigns, 'rival')];
  return sql<string | null>`case when not exists (select 1 from ${campaigns} ${sql.identifier('own')}
      where ${own.artistSkeleton} = ${skeleton} and ${own.ownerId} = ${ownerId} and ${own.publishedAt} is not null)
    then coalesce((select ${celebrityProfiles.artistName} from ${celebrityProfiles}
        join ${user} on ${user.id} = ${celebrityProfiles.userId} and ${user.emailVerified} = 1
        where ${celebrityProfiles.skeleton} = ${skeleton} and ${user.id} <> ${ownerId} limit 1),
      (select ${rival.artistName} from ${campaigns} ${sql.identifier('rival')}
        where ${rival.artistSkeleton} = ${skeleton} and ${rival.ownerId} <> ${ownerId}
        and ${rival.publishedAt} is not null limit 1)) end`;
}

/**
 * Returns the review that a campaign by an artist begins with: confirmed where an admin has confirmed its owner under that
 * name before, and not by one that was handed over to them, waiting where the setting or a rival asks for an admin.
 */
export function toReview(
  { settings: { CAMPAIGN_REVIEW: mode } }: Pick<Ctx, 'settings'>,
  next: Named,
): SQL<ReviewState | null> {
  const own = alias(campaigns, 'own');
  const isConfirmed = sql`exists (select 1 from ${campaigns} ${sql.identifier('own')}
    where ${own.artistSkeleton} = ${next.artistSkeleton} and ${own.ownerId} = ${next.ownerId}
    and ${own.review} = 'confirmed' and not exists (select 1 from ${managedActs}
      where ${managedActs.campaignId} = ${own.id} and ${managedActs.act} = 'handed-over'))`;
  const isDue = mode === 'none' ? sql`(${selectRival(next)}) is not null` : sql`true`;
  return sql`case when ${mode === 'all' ? sql`false` : isConfirmed} then 'confirmed' when ${isDue} then 'waiting' end`;
}

/** Returns the columns that a change of artist or charity resets, so that the campaign is reviewed and confirmed again. */
export function reviewAgain(ctx: Ctx, next: Named & Pick<typeof campaigns.$inferInsert, 'charityId'>) {
  const review = toReview(ctx, next);
  const isConfirmed = hasConfirmed(next.charityId ?? '');
  return {
    review,
    reviewReason: null,
    publishedAt: sql`case when (${review}) is not 'waiting' and ${isConfirmed} then ${campaigns.publishedAt} end`,
  };
}

/**
 * Returns the statement that makes a person's campaigns public; it goes after the one that proves their address. What was
 * made before another browser proved it stays private until the person keeps it.
 */
export function publishCampaigns(ctx: Ctx, ownerId: string) {
  return publishIf(ctx, eq(campaigns.ownerId, ownerId));
}

/** Holds for a campaign whose owner's address is proved, who was not suspended. */
export const hasGoodOwner = hasRow(
  user,
  eq(user.id, campaigns.ownerId),
  eq(user.emailVerified, true),
  isNull(user.heldSince),
  isNull(user.suspendedAt),
);

/** Holds for a campaign that its present charity has not declined. */
export const isUndeclined = sql`json_extract(${campaigns.charityDeclines}, '$."' || ${campaigns.charityId} || '"') is null`;

/** Holds for a campaign that becomes public now: nobody who has to say yes to it is missing. */
export const isDue = and(
  isNull(campaigns.publishedAt),
  isNull(campaigns.cancelledAt),
  or(isNull(campaigns.review), eq(campaigns.review, 'confirmed')),
  hasConfirmed(campaigns.charityId),
  isUndeclined,
  hasGoodOwner,
);

/** Returns the statement that makes campaigns public that are due. */
export function publishIf(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set({ publishedAt: ctx.now, updatedAt: ctx.now })
    .where(and(condition, isDue));
}
