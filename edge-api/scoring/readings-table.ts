import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { submissionRef } from '../submissions/table.ts';
import type { Reading } from './judge/scoring-model.ts';

/**
 * What a language model said of an answer in each of its readings, until the score that comes of them is recorded: what
 * was read is not asked again. `content` is null where the model refused to judge. An erasure deletes those of the
 * person's answers.
 */
export const readings = sqliteTable(
  'readings',
  {
    campaignId: campaignRef(),
    briefVersion: integer('brief_version').notNull(),
    submissionId: submissionRef(),
    /** From 1. */
    reading: integer('reading').notNull(),
    content: text('content', { mode: 'json' }).$type<Reading>(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.briefVersion, table.submissionId, table.reading] }),
    index('readings_submission').on(table.submissionId),
  ],
);
export const readingTexts = describe([readings], 'judging answers', 'the score', {
  withheld: 'becomes the score',
});
