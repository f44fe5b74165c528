import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { isPublic, requireVisible, toPortrait } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { MEDIA_COLUMNS, toMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { takePage, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import type { StoriesPage, Story, CampaignStories } from './contract.ts';
import { PICTURES_MAX } from './rules.ts';
import { stories, storyPictures } from './table.ts';

/** Holds for a published story; written as a comparison so that SQLite uses its index. */
export const isPublished = gt(stories.publishedAt, new Date(0));

const isTold = and(isPublished, isPublic, isNull(campaigns.cancelledAt));

/** Holds for a picture that is part of a story. */
export const isInStory = hasRow(storyPictures, eq(storyPictures.mediaId, media.id));

/** Returns a page of all stories, latest first. */
export async function listStories(ctx: Ctx, query: KeysetQuery): Promise<StoriesPage> {
  const { publishedAt, campaignId } = stories;
  const rows = await takePage(selectStories(ctx), query, [publishedAt, campaignId], isTold);
  const { docs, next } = toKeysetPage(rows, query.limit, ({ story }) => ({
    at: story.publishedAt ?? story.createdAt,
    id: story.campaignId,
  }));
  return { docs: await toStories(ctx, docs), next };
}

/** Returns the query for stories with their campaigns. */
export function selectStories(ctx: Pick<Ctx, 'db'>) {
  return ctx.db
    .select({
      story: stories,
      ...pick(campaigns, 'slug', 'name', 'language', 'artistName'),
      avatar: MEDIA_COLUMNS,
      charityName: charities.name,
    })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, campaigns.celebrityId))
    .leftJoin(media, eq(media.id, celebrityProfiles.avatarId))
    .$dynamic();
}

type StoryRow = Awaited<ReturnType<typeof selectStories>>[number];

/** Converts rows of {@link selectStories} to their public form, with their pictures. */
export async function toStories(ctx: Ctx, rows: readonly StoryRow[]): Promise<Story[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ story }) => story.campaignId);
  const pictures = await selectPictures(ctx, ids);
  return rows.map(({ story, avatar, ...campaign }) => ({
    ...pick(story, 'title', 'text'),
    pictures: pictures
      .filter(({ campaignId }) => campaignId === story.campaignId)
      .map((row) => toMedia(row.media)),
    publishedAt: (story.publishedAt ?? story.createdAt).toISOString(),
    updatedAt: story.updatedAt.toISOString(),
    campaign: { ...campaign, avatar: avatar && toPortrait(avatar) },
  }));
}

function selectPictures(ctx: Ctx, campaignIds: readonly string[]) {
  return ctx.db
    .select({ campaignId: storyPictures.campaignId, media })
    .from(storyPictures)
    .innerJoin(media, eq(media.id, storyPictures.mediaId))
    .where(and(inArray(storyPictures.campaignId, [...campaignIds]), isNull(media.removedAt)))
    .orderBy(asc(storyPictures.campaignId), asc(storyPictures.place))
    .limit(campaignIds.length * PICTURES_MAX);
}

/**
 * Returns the story of the campaign with a slug, and a link to the latest story of another campaign, preferably by the
 * same celebrity. Throws 404 for a campaign that the caller cannot see.
 */
export async function getCampaignStories(ctx: Ctx, slug: string): Promise<CampaignStories> {
  const { id, celebrityId } = await requireVisible(ctx, eq(campaigns.slug, slug));
  const isSame = celebrityId === null ? undefined : eq(campaigns.celebrityId, celebrityId);
  const [rows, [bySame], [latest]] = await Promise.all([
    selectStories(ctx).where(and(eq(stories.campaignId, id), isPublished, isNull(campaigns.cancelledAt))),
    isSame ? selectLatest(ctx, id, isSame) : [],
    selectLatest(ctx, id),
  ]);
  const [own = null] = await toStories(ctx, rows);
  return { own, lastTime: bySame ?? latest ?? null };
}

function selectLatest(ctx: Ctx, campaignId: string, condition?: SQL) {
  return ctx.db
    .select({ title: stories.title, ...pick(campaigns, 'slug', 'language', 'artistName') })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(and(isTold, ne(stories.campaignId, campaignId), condition))
    .orderBy(desc(stories.publishedAt))
    .limit(1);
}
