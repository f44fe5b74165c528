import { sql } from 'drizzle-orm';
import { media } from '../media/table.ts';
import { storyPictures } from './table.ts';

/** Holds for a picture that a story shows. */
export const isInStory = sql`exists (select 1 from ${storyPictures} where ${storyPictures.mediaId} = ${media.id})`;
