import { isActiveAt } from '../campaigns/active-rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import { campaignPictures, isVisible } from '../campaigns/index.ts';
import { CAMPAIGN_PAUSED, getPauseReason, isOpen } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { toSql } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { campaignBriefs } from '../scoring/table.ts';
import { campaignClosed } from './errors.ts';
import { hasRow } from '../platform/conditions.ts';

/** Returns the campaign data for subscribing; throws 404 for an unknown campaign, 409 if it takes no subscriptions. */
export async function requireOpenCampaign(ctx: Ctx, id: string) {
  const [row] = await selectOpenCampaign(ctx, id);
  return toOpenCampaign(ctx, row);
}

/** The campaign data for subscribing, with pictures and charity, under names that no other table has. */
export const openCampaignColumns = {
  campaign: campaigns,
  charity: toSql<string | null>(charities.name).as('charity_name'),
  ...campaignPictures,
  hasBrief: hasRow(campaignBriefs, eq(campaignBriefs.campaignId, campaigns.id))
    .mapWith(Boolean)
    .as('has_brief'),
};

/** Returns the query for the campaign data for subscribing, with the id of the person that `personId` selects. */
export function selectOpenCampaign(ctx: Ctx, id: string, personId = sql<string | null>`null`) {
  return ctx.db
    .select({ ...openCampaignColumns, personId: personId.as('person_id') })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(and(eq(campaigns.id, id), isVisible(ctx)));
}

export type OpenCampaignRow = Omit<Awaited<ReturnType<typeof selectOpenCampaign>>[number], 'personId'>;

/** Returns the campaign of a row; throws as {@link requireOpenCampaign} does. */
export function toOpenCampaign<Row extends OpenCampaignRow>(ctx: Ctx, row: Row | undefined) {
  if (!row) throw notFound();
  if (!isActiveAt(row.campaign, ctx.now) || !isOpen(row.campaign, ctx.now)) throw campaignClosed();
  if (getPauseReason(row.campaign)) throw new ApiError(409, 'campaign_paused', CAMPAIGN_PAUSED);
  return row;
}
