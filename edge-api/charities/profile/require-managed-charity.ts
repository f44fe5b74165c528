import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { media } from '../../media/table.ts';
import { hasRow } from '../../platform/conditions.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { hasConfirmed } from '../is-choosable.ts';
import { charities } from '../table.ts';
import { charityAccounts, charityProfiles } from './table.ts';

/** Returns the condition that the caller edits a charity: any for an admin, else an approved one they belong to. */
export function isManagedBy(ctx: Ctx, charityId: string | SQLiteColumn): SQL {
  const { id: userId, role } = requirePerson(ctx);
  if (role === 'admin') return sql`true`;
  return hasRow(
    charityAccounts,
    eq(charityAccounts.charityId, charityId),
    eq(charityAccounts.userId, userId),
    hasRow(charities, eq(charities.id, charityAccounts.charityId), eq(charities.approvalStatus, 'approved')),
  );
}

/** Returns a charity that the caller edits, with its profile and logo; throws 404 for any other. */
export async function requireManagedCharity(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({
      charity: charities,
      profile: charityProfiles,
      logo: media,
      hasPage: hasConfirmed(charityProfiles.charityId).mapWith(Boolean),
    })
    .from(charities)
    .innerJoin(charityProfiles, eq(charityProfiles.charityId, charities.id))
    .leftJoin(media, eq(media.id, charityProfiles.logoId))
    .where(and(eq(charities.id, id), isManagedBy(ctx, id)));
  if (!row) throw notFound();
  return row;
}
