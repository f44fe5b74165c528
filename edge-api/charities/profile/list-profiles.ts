import { and, asc, eq, sql } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { hasConfirmed } from '../is-choosable.ts';
import { charities, connectedAccounts } from '../table.ts';
import type { OwnCharities, SitemapCharity } from '../profile-contract.ts';
import { OWN_CHARITIES_MAX, SITEMAP_CHARITIES_MAX } from '../profile-rules.ts';
import { charityAccounts, charityProfiles } from './table.ts';

/** Returns the approved charities that the caller's account edits, by name. */
export async function listOwnCharities(ctx: Ctx): Promise<OwnCharities> {
  const { id } = requirePerson(ctx);
  const docs = await ctx.db
    .select({
      id: charities.id,
      name: charities.name,
      slug: charityProfiles.slug,
      needsAccount: sql`coalesce(${connectedAccounts.state}, 'incomplete') = 'incomplete'`.mapWith(Boolean),
    })
    .from(charityAccounts)
    .innerJoin(charities, eq(charities.id, charityAccounts.charityId))
    .innerJoin(charityProfiles, eq(charityProfiles.charityId, charities.id))
    .leftJoin(connectedAccounts, eq(connectedAccounts.charityId, charities.id))
    .where(and(eq(charityAccounts.userId, id), eq(charities.approvalStatus, 'approved')))
    .orderBy(asc(charities.name))
    .limit(OWN_CHARITIES_MAX);
  return { docs };
}

/** Returns all charities that have said yes for the sitemap, by name. */
export async function listSitemapCharities(ctx: Ctx): Promise<SitemapCharity[]> {
  const rows = await ctx.db
    .select({ slug: charityProfiles.slug, updatedAt: charityProfiles.updatedAt })
    .from(charities)
    .innerJoin(charityProfiles, eq(charityProfiles.charityId, charities.id))
    .where(hasConfirmed(charityProfiles.charityId))
    .orderBy(asc(charities.name))
    .limit(SITEMAP_CHARITIES_MAX);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
