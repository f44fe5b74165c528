import { and, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { hasConfirmed, isManagedBy } from '../charities/index.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow } from '../platform/errors.ts';
import { isRunBy } from './managed-acts.ts';
import { IS_IN_REVIEW, type ReviewState } from './review-rules.ts';
import { campaigns, managedActs } from './table.ts';

/** Condition of a public campaign. */
export const isPublic = isNotNull(campaigns.publishedAt);

/** Returns the condition that the caller may see a campaign: public, own, or a preview for its charity or an admin. */
export function isVisible(ctx: Ctx, isPreview = false): SQL {
  if (ctx.actor.kind !== 'person') return isPublic;
  const isOwn = isRunBy(ctx.actor.person.id);
  const isTheirs = isPreview ? isManagedBy(ctx, campaigns.charityId) : undefined;
  return or(isPublic, isOwn, isTheirs) ?? isPublic;
}

/** Returns a campaign that the caller may see; throws 404 for any other. */
export function requireVisible(ctx: Ctx, isMeant: SQL): Promise<typeof campaigns.$inferSelect> {
  return requireRow(
    ctx.db
      .select()
      .from(campaigns)
      .where(and(isMeant, isVisible(ctx))),
  );
}

/** Condition of a campaign that is not cancelled and awaits an admin's decision. */
export const isInReview = and(
  sql.raw(IS_IN_REVIEW),
  gt(campaigns.createdAt, new Date(0)),
  isNull(campaigns.cancelledAt),
);

/** A campaign's own values, or its columns in a query that reads its row. */
type Named = Readonly<Record<'ownerId' | 'artistSkeleton', string | SQLiteColumn | null | undefined>>;

/**
 * Selects the similar-looking artist name of another person's profile or public campaign. Null if the owner already has
 * a public campaign under this name, which means that an admin confirmed it or that it came first.
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
 * Returns the initial review of a campaign for an artist: confirmed if an admin has confirmed the owner under that name
 * before (not for a campaign that was handed over to them); waiting if the setting or a rival requires an admin.
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

/** Returns the columns that a change of artist or charity resets, so that both are reviewed again. */
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
 * Returns the statement that publishes a person's campaigns; it follows the one that proves their address. Campaigns
 * made before another browser proved it stay private until the person keeps them.
 */
export function publishCampaigns(ctx: Ctx, ownerId: string) {
  return publishIf(ctx, eq(campaigns.ownerId, ownerId));
}

/** Condition of a campaign whose owner's address is proved, with nothing on hold, and who is not suspended. */
export const hasGoodOwner = hasRow(
  user,
  eq(user.id, campaigns.ownerId),
  eq(user.emailVerified, true),
  isNull(user.heldSince),
  isNull(user.suspendedAt),
);

/** Condition of a campaign that its current charity has not declined. */
export const isUndeclined = sql`json_extract(${campaigns.charityDeclines}, '$."' || ${campaigns.charityId} || '"') is null`;

/** Condition of a campaign that becomes public now: every required approval has been given. */
export const isDue = and(
  isNull(campaigns.publishedAt),
  isNull(campaigns.cancelledAt),
  or(isNull(campaigns.review), eq(campaigns.review, 'confirmed')),
  hasConfirmed(campaigns.charityId),
  isUndeclined,
  hasGoodOwner,
);

/** Returns the statement that publishes the campaigns that are due. */
export function publishIf(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set({ publishedAt: ctx.now, updatedAt: ctx.now })
    .where(and(condition, isDue));
}
