import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { CampaignStories } from './contract.ts';
import { isPublished, isTold, selectStories, toStories } from './list-stories.ts';
import { stories } from './table.ts';

/**
 * Returns the story of the campaign at an address, and where to read the last one of another campaign: one by the same
 * celebrity, else the latest of all. Throws 404 for a campaign that the caller cannot see.
 */
export async function getCampaignStories(ctx: Ctx, slug: string): Promise<CampaignStories> {
  const [campaign] = await ctx.db
    .select({ id: campaigns.id, celebrityId: campaigns.celebrityId })
    .from(campaigns)
    .where(and(eq(campaigns.slug, slug), isVisible(ctx)))
    .limit(1);
  if (!campaign) throw notFound();
  const { id, celebrityId } = campaign;
  const isSame = celebrityId === null ? undefined : eq(campaigns.celebrityId, celebrityId);
  const [rows, [bySame], [latest]] = await Promise.all([
    selectStories(ctx).where(and(eq(stories.campaignId, id), isPublished, isNull(campaigns.cancelledAt))),
    isSame ? selectLatest(ctx, id, isSame) : [],
    selectLatest(ctx, id),
  ]);
  const [own = null] = await toStories(ctx, rows);
  return { own, lastTime: bySame ?? latest ?? null };
}

/** Returns the query for where to read the latest story of another campaign. */
function selectLatest(ctx: Ctx, campaignId: string, condition?: SQL) {
  return ctx.db
    .select({ slug: campaigns.slug, title: stories.title, artistName: campaigns.artistName })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(and(isTold, ne(stories.campaignId, campaignId), condition))
    .orderBy(desc(stories.publishedAt))
    .limit(1);
}
