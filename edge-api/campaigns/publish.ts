import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { selectLookAlike } from '../charities/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { campaigns } from './table.ts';

/** Holds for a campaign that anyone may see. */
export const isPublic = isNotNull(campaigns.publishedAt);

/** Holds for a campaign that the caller may see: a public one, or their own. */
export function isVisible({ actor }: Ctx): SQL {
  const isOwn = actor.kind === 'person' ? eq(campaigns.ownerId, actor.person.id) : undefined;
  return or(isPublic, isOwn) ?? isPublic;
}

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

/** Returns what an edit of a campaign's artist or charity writes beside them: a look-alike waits for an admin. */
export function holdLookAlike(ctx: Ctx, next: Named & Pick<typeof campaigns.$inferInsert, 'charityId'>) {
  const rival = selectRival(next);
  const charity = selectLookAlike(next.charityId ?? '');
  return {
    heldAt: toHeldAt(ctx, next),
    publishedAt: sql`case when (${rival}) is null and ${charity} is null then ${campaigns.publishedAt} end`,
  };
}

/** Returns since when a new campaign waits for an admin; null for one whose artist looks like nobody else. */
export function toHeldAt(ctx: Ctx, next: Named): SQL {
  return sql`case when (${selectRival(next)}) is not null then ${ctx.now.getTime()} end`;
}

/**
 * Returns the statement that makes a person's campaigns public; it goes after the one that proves their address. What was
 * made before another browser proved it stays private until the person keeps it.
 */
export function publishCampaigns(ctx: Ctx, ownerId: string) {
  return publishIf(ctx, eq(campaigns.ownerId, ownerId));
}

/** Returns the statement that makes campaigns public whose owners are verified, and which wait for no admin. */
export function publishIf(ctx: Ctx, condition: SQL | undefined) {
  const isReady = sql`${campaigns.heldAt} is null and ${selectLookAlike(campaigns.charityId)} is null
    and exists (select 1 from ${user} where ${user.id} = ${campaigns.ownerId} and ${user.emailVerified} = 1
      and ${user.heldSince} is null)`;
  return ctx.db
    .update(campaigns)
    .set({ publishedAt: ctx.now, updatedAt: ctx.now })
    .where(and(condition, isNull(campaigns.publishedAt), isReady));
}

/** Lets a campaign go on that waits for an admin, who is the caller; throws 404 where there is none. */
export async function confirmArtist(ctx: Ctx, id: string): Promise<void> {
  const isMeant = eq(campaigns.id, id);
  const confirm = ctx.db.update(campaigns).set({ heldAt: null, updatedAt: ctx.now }).where(isMeant);
  const [confirmed] = await ctx.db.batch([confirm.returning({ id: campaigns.id }), publishIf(ctx, isMeant)]);
  if (confirmed.length === 0) throw notFound();
  ctx.log.info('campaign_confirmed', { campaign: id });
}
