import { and, desc, eq, isNull, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { isPublic, isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { Db } from '../platform/db.ts';
import { notFound } from '../platform/errors.ts';
import { prepareOnce } from '../platform/prepare-once.ts';
import type { CampaignStories } from './contract.ts';
import { isPublished, isTold, selectStories, toStories } from './select-stories.ts';
import { stories } from './table.ts';

/**
 * Returns the story of the campaign at an address, and where to read the last one of another campaign: one by the same
 * celebrity, else the latest of all. Throws 404 for a campaign that the caller cannot see.
 */
export async function getCampaignStories(ctx: Ctx, slug: string): Promise<CampaignStories> {
  const { db } = ctx;
  const [campaign] = await (ctx.actor.kind === 'person'
    ? selectCampaign(db, slug, isVisible(ctx))
    : selectPublicCampaign(db).execute({ slug }));
  if (!campaign) throw notFound();
  const { id, celebrityId } = campaign;
  const [rows, [bySame], [latest]] = await Promise.all([
    selectOwn(db).execute({ id }),
    celebrityId === null ? [] : selectLatestBySame(db).execute({ id, celebrityId }),
    selectLatest(db).execute({ id }),
  ]);
  const [own = null] = await toStories(ctx, rows);
  return { own, lastTime: bySame ?? latest ?? null };
}

const ID = sql.placeholder('id');

const selectCampaign = (db: Db, slug: string | Placeholder, isSeen: SQL) =>
  db
    .select({ id: campaigns.id, celebrityId: campaigns.celebrityId })
    .from(campaigns)
    .where(and(eq(campaigns.slug, slug), isSeen))
    .limit(1);

const selectPublicCampaign = prepareOnce((db) =>
  selectCampaign(db, sql.placeholder('slug'), isPublic).prepare(),
);

const selectOwn = prepareOnce((db) =>
  selectStories({ db })
    .where(and(eq(stories.campaignId, ID), isPublished, isNull(campaigns.cancelledAt)))
    .prepare(),
);

/** Selects where to read the latest story of another campaign. */
const selectLatest = prepareOnce((db) => selectLatestStory(db).prepare());
const selectLatestBySame = prepareOnce((db) =>
  selectLatestStory(db, eq(campaigns.celebrityId, sql.placeholder('celebrityId'))).prepare(),
);

function selectLatestStory(db: Db, condition?: SQL) {
  return db
    .select({ slug: campaigns.slug, title: stories.title, artistName: campaigns.artistName })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(and(isTold, ne(stories.campaignId, ID), condition))
    .orderBy(desc(stories.publishedAt))
    .limit(1);
}
