import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { CampaignsList, CampaignsListQuery } from './contract.ts';
import { isPublic } from './publish.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { toCampaignCard } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

const deadline = campaigns.subscriptionDeadline;

/** Returns one page of the public campaigns: active first, then soonest deadline, those without one last (specification §9). */
export async function listCampaigns(ctx: Ctx, query: CampaignsListQuery): Promise<CampaignsList> {
  const rows = await selectCampaignsPage(ctx, query);
  return {
    docs: rows.slice(0, query.limit).map((row) => toCampaignCard(row, ctx.now)),
    hasMore: rows.length > query.limit,
  };
}

/** Returns the query for one page of the list, in its order, and one campaign more where another page follows. */
export function selectCampaignsPage(ctx: Ctx, { limit, page }: CampaignsListQuery) {
  const isActive = sql`${campaigns.isActive} and (${deadline} is null or ${deadline} > ${ctx.now.getTime()})`;
  return selectCampaignCards(ctx)
    .where(inArray(campaigns.id, selectPageIds(ctx, limit + 1, (page - 1) * limit)))
    .orderBy(desc(isActive), sql`${deadline} asc nulls last`, campaigns.id);
}

/** Returns the subquery for a page's ids: from each group as many as the page can reach, in the order of its index. */
function selectPageIds(ctx: Ctx, limit: number, offset: number): SQL {
  const now = ctx.now.getTime();
  const selectGroup = (place: number, condition: SQL) => sql`select * from (
    select ${campaigns.id} as id, ${deadline} as deadline, ${sql.raw(String(place))} as place from ${campaigns}
    where ${isPublic} and ${condition} order by ${deadline}, ${campaigns.id} limit ${limit + offset})`;
  const groups = [
    selectGroup(0, sql`${campaigns.isActive} = 1 and ${deadline} > ${now}`),
    selectGroup(1, sql`${campaigns.isActive} = 1 and ${deadline} is null`),
    selectGroup(2, sql`${campaigns.isActive} = 1 and ${deadline} <= ${now}`),
    selectGroup(2, sql`${campaigns.isActive} = 0 and ${deadline} is not null`),
    selectGroup(3, sql`${campaigns.isActive} = 0 and ${deadline} is null`),
  ];
  return sql`(select id from (${sql.join(groups, sql` union all `)})
    order by place, deadline, id limit ${limit} offset ${offset})`;
}
