import { eq, exists } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { media } from '../media/table.ts';
import { storyPictures } from './table.ts';

/** Holds for a picture that a story shows. */
export const isInStory = exists(
  new QueryBuilder().select().from(storyPictures).where(eq(storyPictures.mediaId, media.id)),
);
