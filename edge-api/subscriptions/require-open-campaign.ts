import { and, eq, sql } from 'drizzle-orm';
import { isVisible } from '../campaigns/index.ts';
import { getPauseReason, isOpen } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { campaignBriefs } from '../scoring/table.ts';
import { campaignClosed, campaignPaused } from './errors.ts';

/** Returns what subscribing needs of a campaign; throws 404 when there is none, 409 while it takes no subscriptions. */
export async function requireOpenCampaign(ctx: Ctx, id: string) {
  return toOpenCampaign(ctx, await selectOpenCampaign(ctx, id));
}

/** Returns the query for what subscribing needs of a campaign, with the id of a person whom `personId` finds. */
export function selectOpenCampaign(ctx: Ctx, id: string, personId = sql<string | null>`null`) {
  const briefs = sql`select 1 from ${campaignBriefs} where ${campaignBriefs.campaignId} = ${campaigns.id}`;
  return ctx.db
    .select({
      campaign: campaigns,
      charity: sql<string | null>`${charities.name}`.as('charity_name'),
      picture: sql<string | null>`${media.filename}`.as('picture'),
      hasBrief: sql`exists (${briefs})`.mapWith(Boolean).as('has_brief'),
      personId: personId.as('person_id'),
    })
    .from(campaigns)
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(and(eq(campaigns.id, id), isVisible(ctx)));
}

/** Returns the campaign that {@link selectOpenCampaign} found; throws as {@link requireOpenCampaign} does. */
export function toOpenCampaign(ctx: Ctx, [row]: Awaited<ReturnType<typeof selectOpenCampaign>>) {
  if (!row) throw notFound();
  const { campaign, charity, picture, ...others } = row;
  if (!isOpen(campaign, ctx.now)) throw campaignClosed();
  if (getPauseReason(campaign)) throw campaignPaused();
  return { campaign, names: { celebrity: campaign.artistName, charity: charity ?? '' }, picture, ...others };
}
