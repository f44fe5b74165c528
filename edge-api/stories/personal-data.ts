import { eq, inArray } from 'drizzle-orm';
import { selectOwnedIds } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { stories, storyPictures } from './table.ts';

export const storyData: PersonalData = {
  exports: {
    stories: ({ db }, { id }) =>
      db
        .select({
          campaign: campaigns.name,
          ...pick(stories, 'title', 'text', 'publishedAt', 'createdAt', 'updatedAt'),
        })
        .from(stories)
        .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
        .where(eq(campaigns.ownerId, id)),
    storyPictures: ({ db }, { id }) =>
      db
        .select({ campaign: campaigns.name, place: storyPictures.place, picture: storyPictures.mediaId })
        .from(storyPictures)
        .innerJoin(campaigns, eq(campaigns.id, storyPictures.campaignId))
        .where(eq(campaigns.ownerId, id)),
  },
  erase: (ctx, { id }) => [
    ctx.db.delete(storyPictures).where(inArray(storyPictures.campaignId, selectOwnedIds(ctx, id))),
    ctx.db.delete(stories).where(inArray(stories.campaignId, selectOwnedIds(ctx, id))),
  ],
};
