import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { media } from '../../media/table.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { commit, runUnit } from '../../platform/unit-of-work.ts';
import { charities } from '../table.ts';
import { createProfile } from './create-profile.ts';
import { charityAccounts, charityProfiles } from './table.ts';

/** A charity with its profile and logo. */
export type ManagedCharity = {
  readonly charity: typeof charities.$inferSelect;
  readonly profile: typeof charityProfiles.$inferSelect;
  readonly logo: typeof media.$inferSelect | null;
};

/** Returns the condition that the caller edits a charity: any as admin, else an approved one whose account they are. */
export function isManagedBy(ctx: Ctx, charityId: string | SQLiteColumn): SQL {
  const { id: userId, role } = requirePerson(ctx);
  if (role === 'admin') return sql`true`;
  return exists(
    ctx.db
      .select({ userId: charityAccounts.userId })
      .from(charityAccounts)
      .innerJoin(charities, eq(charities.id, charityAccounts.charityId))
      .where(
        and(
          eq(charityAccounts.charityId, charityId),
          eq(charityAccounts.userId, userId),
          eq(charities.approvalStatus, 'approved'),
        ),
      ),
  );
}

/** Returns a charity that the caller edits; throws 404 for any other. One that has no profile yet gets it. */
export async function requireManagedCharity(ctx: Ctx, id: string): Promise<ManagedCharity> {
  const found = await selectManaged(ctx, id);
  if (!found) throw notFound();
  const { charity, profile, logo } = found;
  if (profile) return { charity, profile, logo };
  await runUnit(async () => {
    const { unchanged, statement } = await createProfile(ctx, charity);
    await commit(ctx, [unchanged], [statement]);
  });
  return requireManagedCharity(ctx, id);
}

async function selectManaged(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ charity: charities, profile: charityProfiles, logo: media })
    .from(charities)
    .leftJoin(charityProfiles, eq(charityProfiles.charityId, charities.id))
    .leftJoin(media, eq(media.id, charityProfiles.logoId))
    .where(and(eq(charities.id, id), isManagedBy(ctx, id)))
    .limit(1);
  return row;
}
