import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { describe, instant } from '../platform/columns.ts';

/**
 * The objects of the archive in R2, each with the texts of some answers of an ended campaign (archive/archive-object.ts).
 * Names no person.
 */
export const answerArchives = sqliteTable(
  'answer_archives',
  {
    campaignId: campaignRef(),
    /** Counts the campaign's objects from 1. */
    chunk: integer('chunk').notNull(),
    /** SHA-256 of the object; its address is made with it. */
    digest: text('digest').notNull(),
    /** Place in the campaign's record up to which answers are in it or in one before. */
    lastPosition: integer('last_position').notNull(),
    archivedAt: instant('archived_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.chunk] })],
);
export const archiveTexts = describe([answerArchives], 'finding archives', 'for good', 'a digest');
