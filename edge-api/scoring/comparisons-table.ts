import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { instant } from '../platform/columns.ts';
import { submissions } from '../submissions/table.ts';
import { PREFERENCES } from './rules.ts';

const finalistRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => submissions.id);

/**
 * What a language model said of two finalists in this order, by the version of the brief, which is the judge's as well:
 * a final that is played again asks for what is not here. An erasure deletes those of the person's answers.
 */
export const comparisons = sqliteTable(
  'comparisons',
  {
    campaignId: campaignRef(),
    briefVersion: integer('brief_version').notNull(),
    first: finalistRef('first_id'),
    second: finalistRef('second_id'),
    preference: text('preference', { enum: PREFERENCES }).notNull(),
    comparedAt: instant('compared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.briefVersion, table.first, table.second] }),
    index('comparisons_first').on(table.first),
    index('comparisons_second').on(table.second),
  ],
);
