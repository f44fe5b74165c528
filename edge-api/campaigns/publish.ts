import { and, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from './table.ts';

/** Holds for a campaign that anyone may see. */
export const isPublic = isNotNull(campaigns.publishedAt);

/** Holds for a campaign that the caller may see: a public one, or their own. */
export function isVisible({ actor }: Ctx): SQL {
  return actor.kind === 'person' ? isVisibleTo(actor.person.id) : isPublic;
}

/** Holds for a campaign that a person may see. */
export function isVisibleTo(userId: string | SQLiteColumn): SQL {
  return or(isPublic, eq(campaigns.ownerId, userId)) ?? isPublic;
}

/** Returns since when a person's new campaign is public: at once, or null until their address is verified. */
export function publishedAtCreation(ctx: Ctx, ownerId: string): SQL {
  return sql`(select case when ${user.emailVerified} then ${ctx.now.getTime()} end
    from ${user} where ${user.id} = ${ownerId})`;
}

/**
 * Returns the statement that makes a person's campaigns public; it goes after the one that proves their address. What was
 * made before another browser proved it stays private until the person keeps it.
 */
export function publishCampaigns(ctx: Ctx, ownerId: string) {
  const isConfirmed = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(user)
      .where(and(eq(user.id, ownerId), eq(user.emailVerified, true), isNull(user.heldSince))),
  );
  return ctx.db
    .update(campaigns)
    .set({ publishedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(campaigns.ownerId, ownerId), isNull(campaigns.publishedAt), isConfirmed));
}
