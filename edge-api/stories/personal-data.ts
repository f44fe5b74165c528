import { eq, inArray } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { stories, storyPictures } from './table.ts';

/** Returns the query for the stories of a person's campaigns. */
export function exportStories(ctx: Ctx, userId: string) {
  const { title, text, publishedAt, createdAt, updatedAt } = stories;
  return ctx.db
    .select({ campaign: campaigns.name, title, text, publishedAt, createdAt, updatedAt })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(eq(campaigns.ownerId, userId));
}

/** Returns the query for the pictures in those stories. */
export function exportStoryPictures(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ campaign: campaigns.name, place: storyPictures.place, picture: storyPictures.mediaId })
    .from(storyPictures)
    .innerJoin(campaigns, eq(campaigns.id, storyPictures.campaignId))
    .where(eq(campaigns.ownerId, userId));
}

/** Returns the statements that erase a person's stories. */
export function eraseStories(ctx: Ctx, { id }: Person) {
  const owned = ctx.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, id));
  return [
    ctx.db.delete(storyPictures).where(inArray(storyPictures.campaignId, owned)),
    ctx.db.delete(stories).where(inArray(stories.campaignId, owned)),
  ] as const;
}
