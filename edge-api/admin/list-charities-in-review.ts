import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { putFirst, takePage, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import type { CharityReviewPage } from '../charities/contract.ts';
import { CHARITY_CAMPAIGNS_MAX } from '../charities/rules.ts';
import { selectLookAlike } from '../charities/index.ts';
import { charities } from '../charities/table.ts';
import { toDisplayName } from '../accounts/index.ts';

const reviewers = alias(user, 'reviewers');

/** Returns a page of charities with who added them and the campaigns that use them, those to review first. */
export async function listCharitiesInReview(ctx: Ctx, query: KeysetQuery): Promise<CharityReviewPage> {
  const at = putFirst(eq(charities.approvalStatus, 'pending'), charities.createdAt);
  const list = ctx.db
    .select({
      charity: charities,
      at,
      addedBy: toDisplayName(user),
      lookAlike: selectLookAlike(charities.id),
      reviewedBy: toDisplayName(reviewers),
    })
    .from(charities)
    .leftJoin(user, eq(user.id, charities.addedBy))
    .leftJoin(reviewers, eq(reviewers.id, charities.reviewedBy));
  const found = await takePage(list, query, [at, charities.id]);
  const { docs: rows, next } = toKeysetPage(found, query.limit, (row) => ({
    id: row.charity.id,
    at: new Date(row.at),
  }));
  const usages = await ctx.db
    .select(pick(campaigns, 'charityId', 'slug', 'name', 'language', 'artistName', 'isActive'))
    .from(campaigns)
    .where(
      inArray(
        campaigns.charityId,
        rows.map(({ charity }) => charity.id),
      ),
    )
    .orderBy(asc(campaigns.charityId), desc(campaigns.createdAt))
    .limit(CHARITY_CAMPAIGNS_MAX);
  const usagesByCharity = Map.groupBy(usages, ({ charityId }) => charityId);
  const docs = rows.map(({ charity, at: _, ...row }) => ({
    ...pick(charity, 'id', 'name', 'approvalStatus', 'version', 'rejectionReason'),
    ...formatInstants(pick(charity, 'reviewedAt', 'createdAt')),
    ...row,
    campaigns: (usagesByCharity.get(charity.id) ?? []).map(({ charityId: _, ...campaign }) => campaign),
  }));
  return { docs, next };
}
