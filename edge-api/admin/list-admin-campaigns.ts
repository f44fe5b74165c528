import { toDisplayName } from '../accounts/index.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { getPauseReason, phaseAt } from '../campaigns/rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { CAMPAIGN_STAGE, type Stage } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { listSamePeople } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toNewestPage } from '../platform/paging.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import type { AdminCampaign, AdminCampaignsPage, AdminCampaignsQuery, CampaignSearch } from './contract.ts';
import { SEARCH_MATCHES_MAX } from './rules.ts';

const stage = sql<Stage>`${sql.raw(CAMPAIGN_STAGE)}`;

/** Returns a page of campaigns, newest first: all, or those of one stage. */
export async function listAdminCampaigns(ctx: Ctx, query: AdminCampaignsQuery): Promise<AdminCampaignsPage> {
  const { limit } = query;
  const condition = and(
    query.stage && eq(stage, query.stage),
    isAfter(query, campaigns.createdAt, campaigns.id),
  );
  return toNewestPage(await readAdminCampaigns(ctx, condition, limit + 1), limit, 'createdAt');
}

/** Returns the newest campaigns whose names, charity, owner and the owner's address contain all words of a search. */
export async function findCampaigns(ctx: Ctx, { search }: CampaignSearch): Promise<AdminCampaignsPage> {
  const names = sql`lower(concat_ws(' ', ${campaigns.slug}, ${campaigns.name}, ${campaigns.artistName},
    ${charities.name}, ${user.name}, ${user.email}))`;
  const words = search.split(/\s+/).map((word) => sql`instr(${names}, lower(${word})) > 0`);
  return { docs: await readAdminCampaigns(ctx, and(...words), SEARCH_MATCHES_MAX), next: null };
}

/** Returns campaigns for an admin's list, newest first. */
export async function readAdminCampaigns(ctx: Ctx, condition: SQL | undefined, limit: number) {
  const rows = await queryAdminCampaigns(ctx, condition, limit);
  const same = await listSamePeople(
    ctx,
    rows.map(({ campaign }) => campaign.id),
  );
  return rows.map((row) => toAdminCampaign(ctx, row, same));
}

/** Returns the query for campaigns, newest first. */
export function queryAdminCampaigns(ctx: Ctx, condition: SQL | undefined, limit: number) {
  return ctx.db
    .select({
      campaign: campaigns,
      stage,
      charity: charities.name,
      participants: campaignResults.participants,
      owner: { name: toDisplayName(user), email: user.email, suspendedAt: user.suspendedAt },
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(condition)
    .orderBy(...newestFirst(campaigns.createdAt, campaigns.id))
    .limit(limit);
}

/** Converts a campaign's row for an admin's list; `same` are nominees who may be the same person. */
export function toAdminCampaign(
  ctx: Ctx,
  { campaign, stage, charity, participants }: Awaited<ReturnType<typeof queryAdminCampaigns>>[number],
  same: Awaited<ReturnType<typeof listSamePeople>>,
): AdminCampaign {
  return {
    ...pick(campaign, 'id', 'slug', 'name', 'language', 'artistName', 'review', 'ownerId'),
    ...formatInstants(pick(campaign, 'createdAt', 'subscriptionDeadline')),
    stage,
    charity,
    phase: phaseAt(campaign, ctx.now),
    paused: getPauseReason(campaign),
    participants: participants ?? 0,
    samePeople: [...same].flatMap(([answer, { campaignId }]) => (campaignId === campaign.id ? [answer] : [])),
  };
}
