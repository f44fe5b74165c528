import { and, eq, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { getPauseReason, phaseAt } from '../campaigns/rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { CAMPAIGN_STAGE, type Stage } from '../campaigns/stage-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { listSamePeople } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/paging.ts';
import type { AdminCampaignsPage, AdminCampaignsQuery } from './contract.ts';
import { SEARCH_MATCHES_MAX } from './rules.ts';

const stage = sql<Stage>`${sql.raw(CAMPAIGN_STAGE)}`;

/** Returns a page of the campaigns, of one stage if it is named, the newest first; or those that a search finds. */
export async function listAdminCampaigns(ctx: Ctx, query: AdminCampaignsQuery): Promise<AdminCampaignsPage> {
  const rows = await queryAdminCampaigns(ctx, query);
  const same = await listSamePeople(
    ctx,
    rows.map(({ campaign }) => campaign.id),
  );
  const size = query.search ? rows.length : query.limit;
  return toKeysetPage(
    rows,
    size,
    ({ campaign: { createdAt: at, id } }) => ({ at, id }),
    (row) => ({
      ...toAdminCampaign(ctx, row),
      samePeople: [...same].flatMap(([id, { campaignId }]) => (campaignId === row.campaign.id ? [id] : [])),
    }),
  );
}

/** Returns the query for a page, with one row more where another page follows. */
function queryAdminCampaigns(ctx: Ctx, query: AdminCampaignsQuery) {
  const { search } = query;
  return ctx.db
    .select({
      campaign: campaigns,
      stage,
      charity: charities.name,
      participants: campaignResults.participants,
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(
      search
        ? hasWords(search)
        : and(
            query.stage && sql`${stage} = ${query.stage}`,
            isAfter(query, campaigns.createdAt, campaigns.id),
          ),
    )
    .orderBy(...newestFirst(campaigns.createdAt, campaigns.id))
    .limit(search ? SEARCH_MATCHES_MAX : query.limit + 1);
}

/** Returns the condition that each word of a search is in a campaign's own names, its charity's or its owner's. */
function hasWords(search: string) {
  const names = sql`lower(concat_ws(' ', ${campaigns.slug}, ${campaigns.name}, ${campaigns.artistName}, ${charities.name}, ${user.name}))`;
  const words = search.split(/\s+/);
  return and(...words.map((word) => sql`instr(${names}, lower(${word})) > 0`));
}

type Row = Awaited<ReturnType<typeof queryAdminCampaigns>>[number];

function toAdminCampaign(ctx: Ctx, { campaign, stage, charity, participants }: Row) {
  const { id, slug, name, artistName, review, createdAt, subscriptionDeadline, nomineeCount } = campaign;
  return {
    id,
    slug,
    name,
    language: campaign.language,
    artistName,
    stage,
    charity,
    review,
    ownerId: campaign.ownerId,
    phase: phaseAt({ ...campaign, nomineeCount }, ctx.now),
    paused: getPauseReason(campaign),
    createdAt: createdAt.toISOString(),
    subscriptionDeadline: subscriptionDeadline?.toISOString() ?? null,
    participants: participants ?? 0,
  };
}
