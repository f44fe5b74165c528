import { inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { CampaignsList, CampaignsListQuery } from './contract.ts';
import { prepareOnce } from '../platform/prepare-once.ts';
import { isPublic } from './publish.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { toCampaignCard } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

const deadline = campaigns.subscriptionDeadline;

/**
 * Returns one page of the public campaigns: open, then not started, then over; within each the soonest deadline first,
 * those without one last (RULES.md, "Cards").
 */
export async function listCampaigns(ctx: Ctx, query: CampaignsListQuery): Promise<CampaignsList> {
  const { limit } = query;
  const offset = (query.page - 1) * limit;
  const values = { now: ctx.now.getTime(), limit: limit + 1, offset, reach: limit + 1 + offset };
  const rows = await selectCampaignsPage(ctx.db).execute(values);
  return {
    docs: rows.slice(0, query.limit).map((row) => toCampaignCard(ctx, row)),
    hasMore: rows.length > query.limit,
  };
}

const NOW = sql.placeholder('now');

/**
 * The query for `limit` campaigns of the list from `offset` on, in its order. `reach` is the sum of both: how many each
 * group may add.
 */
export const selectCampaignsPage = prepareOnce((db) =>
  selectCampaignCards({ db })
    .where(inArray(campaigns.id, selectPageIds()))
    .orderBy(selectPlace(NOW), sql`${deadline} asc nulls last`, campaigns.id)
    .prepare(),
);

/** An instant in milliseconds, or what stands for it. */
type Instant = number | Placeholder;

/** Returns a campaign's group in a list: 0 is open, 1 not started, 2 over. */
export function selectPlace(now: Instant): SQL {
  return sql`case when ${isToCome(now)} then 1
    when ${campaigns.isActive} and (${deadline} is null or ${deadline} > ${now}) then 0 else 2 end`;
}

/** One that does not go ahead is over, also before its start. */
const isToCome = (now: Instant) =>
  sql`${campaigns.winnersSelected} = 0 and ${campaigns.cancelledAt} is null and ${isBeforeStart(now)}`;

const isBeforeStart = (now: Instant) => sql`coalesce(${campaigns.subscriptionStartDate} > ${now}, 0)`;

/** Returns the subquery for a page's ids: from each group as many as the page can reach, in the order of its index. */
function selectPageIds(): SQL {
  const selectGroup = (place: number, condition: SQL) => sql`select * from (
    select ${campaigns.id} as id, ${deadline} as deadline, ${sql.raw(String(place))} as place from ${campaigns}
    where ${isPublic} and ${condition} order by ${deadline}, ${campaigns.id} limit ${sql.placeholder('reach')})`;
  const isStarted = sql`not ${isBeforeStart(NOW)}`;
  const isNext = isToCome(NOW);
  const isOver = sql`not (${isNext})`;
  // In two parts: D1 takes five queries in a union at most.
  const current = [
    selectGroup(0, sql`${campaigns.isActive} = 1 and ${deadline} > ${NOW} and ${isStarted}`),
    selectGroup(1, sql`${campaigns.isActive} = 1 and ${deadline} is null and ${isStarted}`),
    selectGroup(2, sql`${campaigns.isActive} = 1 and ${deadline} is not null and ${isNext}`),
    selectGroup(2, sql`${campaigns.isActive} = 0 and ${deadline} is not null and ${isNext}`),
    selectGroup(3, sql`${campaigns.isActive} = 1 and ${deadline} is null and ${isNext}`),
  ];
  const others = [
    selectGroup(3, sql`${campaigns.isActive} = 0 and ${deadline} is null and ${isNext}`),
    selectGroup(4, sql`${campaigns.isActive} = 1 and ${deadline} <= ${NOW} and ${isOver}`),
    selectGroup(4, sql`${campaigns.isActive} = 0 and ${deadline} is not null and ${isOver}`),
    selectGroup(5, sql`${campaigns.isActive} = 0 and ${deadline} is null and ${isOver}`),
  ];
  const union = (groups: readonly SQL[]) => sql`select * from (${sql.join([...groups], sql` union all `)})`;
  return sql`(select id from (${union(current)} union all ${union(others)})
    order by place, deadline, id limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`;
}
