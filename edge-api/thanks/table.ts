import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant } from '../platform/columns.ts';
import { campaigns } from '../campaigns/table.ts';
import { FILE_KINDS } from './rules.ts';

const campaignId = () => text('campaign_id').references(() => campaigns.id);

/** An owner's message to everyone who took part: a draft until `sentAt`; its words can be corrected once after that. */
export const thanks = sqliteTable('thanks', {
  campaignId: campaignId().primaryKey(),
  message: text('message').notNull().default(''),
  /** The words of the video or audio, for people who cannot hear it. */
  transcript: text('transcript').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  sentAt: instant('sent_at'),
  /** When its words were corrected, which can be once. */
  correctedAt: instant('corrected_at'),
  /** From when only its owner sees it: it was stopped after a report. */
  withdrawnAt: instant('withdrawn_at'),
});

/**
 * Files of thank-yous; the bytes are in R2 under `key`. There is a row before there are bytes and until they are
 * gone, so that nothing is ever left in R2 that no row knows of.
 */
export const thanksFiles = sqliteTable(
  'thanks_files',
  {
    id: text('id').primaryKey(),
    campaignId: campaignId().notNull(),
    key: text('key').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** `uploading` and `removed` are served to nobody; the sweep discards them. */
    state: text('state', { enum: ['uploading', 'ready', 'removed'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    /** The file's name on the owner's machine; shown to the owner only. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of photos. */
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
export const thanksTexts = describe([thanks, thanksFiles], 'thanking participants', 'erasure', {
  withheld: { 'a place in the bucket': ['key'] },
});
