import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { media } from '../media/table.ts';
import { describe, instant, isSet, ref } from '../platform/columns.ts';

/** Stories of campaigns' meetings. A removed story stays as an empty row, so that nobody is mailed twice. */
export const stories = sqliteTable(
  'stories',
  {
    campaignId: campaignRef().primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Since when it is public; null once it is removed. */
    publishedAt: instant('published_at'),
    /** When it was removed after a report; it cannot be published again. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('stories_published').on(table.publishedAt, table.campaignId).where(isSet(table.publishedAt)),
  ],
);
export const storyTexts = describe([stories], 'telling the stories of meetings', 'until erasure');

export const storyPictures = sqliteTable(
  'story_pictures',
  {
    campaignId: campaignRef(),
    place: integer('place').notNull(),
    mediaId: ref('media_id', () => media.id, 'cascade'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.place] }),
    index('story_pictures_media').on(table.mediaId),
  ],
);
