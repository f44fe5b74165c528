import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { getPermissions } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';
import type { CharityInReview } from '../charities/contract.ts';
import { CHARITIES_MAX, CHARITY_CAMPAIGNS_MAX } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';

/** Returns every charity with who added it (an address while they give no name) and which campaigns use it, those to review first; throws 403 for all but admins. */
export async function listCharitiesInReview(ctx: Ctx): Promise<CharityInReview[]> {
  if (!getPermissions(requirePerson(ctx).role).reviewCharities) throw forbidden();
  const rows = await ctx.db
    .select({
      charity: charities,
      addedBy: sql<string | null>`coalesce(nullif(${user.name}, ''), ${user.email})`,
    })
    .from(charities)
    .leftJoin(user, eq(user.id, charities.addedBy))
    .orderBy(sql`${charities.approvalStatus} = 'pending' desc`, desc(charities.createdAt), asc(charities.id))
    .limit(CHARITIES_MAX);
  const usages = await ctx.db
    .select({
      charityId: campaigns.charityId,
      slug: campaigns.slug,
      name: campaigns.name,
      artistName: campaigns.artistName,
      isActive: campaigns.isActive,
    })
    .from(campaigns)
    .where(isNotNull(campaigns.charityId))
    .orderBy(asc(campaigns.charityId), desc(campaigns.createdAt))
    .limit(CHARITY_CAMPAIGNS_MAX);
  const usagesByCharity = Map.groupBy(usages, ({ charityId }) => charityId);
  return rows.map(({ charity: { id, name, approvalStatus, createdAt }, addedBy }) => ({
    id,
    name,
    approvalStatus,
    createdAt: createdAt.toISOString(),
    addedBy,
    campaigns: (usagesByCharity.get(id) ?? []).map(({ charityId: _, ...campaign }) => campaign),
  }));
}
