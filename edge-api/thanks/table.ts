import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant } from '../platform/columns.ts';
import { campaigns } from '../campaigns/table.ts';
import { FILE_KINDS } from './rules.ts';

const campaignId = () => text('campaign_id').references(() => campaigns.id);

/** An owner's message to everyone who took part: a draft until `sentAt`; its text can be corrected once after that. */
export const thanks = sqliteTable('thanks', {
  campaignId: campaignId().primaryKey(),
  message: text('message').notNull().default(''),
  /** The transcript of the video or audio, for people who cannot hear it. */
  transcript: text('transcript').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  sentAt: instant('sent_at'),
  /** When its text was corrected, which is possible once. */
  correctedAt: instant('corrected_at'),
  /** Since when only its owner sees it, because it was withdrawn after a report. */
  withdrawnAt: instant('withdrawn_at'),
});

/**
 * Files of thank-yous; the bytes are in R2 under `key`. The row is written before the bytes and deleted after them, so
 * that R2 never holds anything without a row.
 */
export const thanksFiles = sqliteTable(
  'thanks_files',
  {
    id: text('id').primaryKey(),
    campaignId: campaignId().notNull(),
    key: text('key').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** Files that are `uploading` or `removed` are not served; the sweep discards them. */
    state: text('state', { enum: ['uploading', 'ready', 'removed'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    /** The file's name on the owner's device; shown only to the owner. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** For photos only. */
    alt: text('alt').notNull().default(''),
    width: integer('width'),
    height: integer('height'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('thanks_files_campaign').on(table.campaignId, table.state, table.createdAt),
    index('thanks_files_state').on(table.state, table.updatedAt),
  ],
);
export const thanksTexts = describe([thanks, thanksFiles], 'thanking participants', 'until erasure', {
  withheld: { 'a key in the bucket': ['key'] },
});
