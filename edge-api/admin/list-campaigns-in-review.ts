import { toDisplayName } from '../accounts/index.ts';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { isInReview, selectRival } from '../campaigns/index.ts';
import { toProofCode } from '../campaigns/review-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import { CampaignInReview, CampaignsInReview } from './contract.ts';

const all = alias(campaigns, 'all_own');

/** Returns a page of campaigns awaiting review, newest first, each with its owner's history. */
export async function listCampaignsInReview(ctx: Ctx, query: KeysetQuery): Promise<CampaignsInReview> {
  const isListed = isAfter(query, campaigns.createdAt, campaigns.id);
  const rows = await queryCampaignsInReview(ctx, isListed, query.limit + 1);
  return CampaignsInReview.parse(toNewestPage(rows.map(toReview), query.limit, 'createdAt'));
}

/** Returns what an admin needs for a campaign's review; null if none is due. */
export async function findReview(ctx: Ctx, id: string): Promise<CampaignInReview | null> {
  const [row] = await queryCampaignsInReview(ctx, eq(campaigns.id, id), 1);
  return row ? CampaignInReview.parse(toReview(row)) : null;
}

type Row = Awaited<ReturnType<typeof queryCampaignsInReview>>[number];

const toReview = ({ campaign, owner, history, profile, ...row }: Row) => ({
  ...campaign,
  ...row,
  createdAt: campaign.createdAt.toISOString(),
  owner: { ...owner, ...history, createdAt: owner.createdAt.toISOString() },
  addresses: Object.values(profile ?? {}).filter((address) => address !== null && address !== ''),
  proofCode: toProofCode(campaign.id),
});

function queryCampaignsInReview(ctx: Ctx, condition: SQL | undefined, limit: number) {
  const countOwn = (
    condition?: SQL,
  ) => sql<number>`(select count(*) from ${campaigns} ${sql.identifier('all_own')}
    where ${and(eq(all.ownerId, campaigns.ownerId), condition)})`;
  return ctx.db
    .select({
      campaign: campaigns,
      lookAlike: selectRival(campaigns),
      charity: charities.name,
      owner: {
        ...pick(user, 'id', 'email', 'role', 'createdAt'),
        name: toDisplayName(user),
        isVerified: user.emailVerified,
      },
      history: {
        campaigns: countOwn(),
        confirmed: countOwn(eq(all.review, 'confirmed')),
        declined: countOwn(eq(all.review, 'declined')),
        stopped: countOwn(isNotNull(all.cancelledAt)),
      },
      profile: pick(celebrityProfiles, 'website', 'socialMediaProfile', 'instagram', 'twitter', 'facebook'),
    })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.userId, campaigns.ownerId))
    .where(and(isInReview, condition))
    .orderBy(...newestFirst(campaigns.createdAt, campaigns.id))
    .limit(limit);
}
