import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { media } from '../media/table.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { campaigns } from './table.ts';

/** The pictures that links to a campaign are shared with, one for each language. */
export const sharePictures = sqliteTable(
  'share_pictures',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The campaign's version that it was made from: it is not shown with any other. */
    version: integer('version').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.language] }),
    index('share_pictures_media').on(table.mediaId),
  ],
);
