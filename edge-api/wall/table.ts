import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { submissionRef } from '../submissions/table.ts';
import { WALL_STATES } from './rules.ts';

/** The answers that fans allow others to read; an answer without a row is not public. */
export const wallAnswers = sqliteTable(
  'wall_answers',
  {
    submissionId: submissionRef().primaryKey(),
    campaignId: campaignRef(),
    /** The name that the fan chose to show beside the answer. */
    displayName: text('display_name').notNull(),
    state: text('state', { enum: WALL_STATES }).notNull().default('waiting'),
    allowedAt: instant('allowed_at').notNull(),
    /** Since when it has its state. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('wall_answers_campaign').on(table.campaignId, table.state, table.changedAt, table.submissionId),
    index('wall_answers_allowed').on(table.allowedAt),
  ],
);
export const wallTexts = describe([wallAnswers], 'showing answers', 'until erasure, or two years');
