import { integer, primaryKey, real, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { submissionRef } from '../submissions/table.ts';
import { instant } from '../platform/columns.ts';

/** The best answers of a closed campaign; `rank` is 1 for the best. Cleared when it opens again. */
export const nominees = sqliteTable(
  'nominees',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    rank: integer('rank').notNull(),
    score: real('score').notNull(),
    /** The rank that people are shown: equals in the final round share one. Null in rows from before there was one. */
    place: integer('place'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    uniqueIndex('nominees_rank').on(table.campaignId, table.rank),
  ],
);

/** When a campaign's answers were last ranked: what changed since may belong among its nominees. */
export const rankings = sqliteTable('rankings', {
  campaignId: campaignRef().primaryKey(),
  rankedAt: instant('ranked_at').notNull(),
});

/** The winners that were chosen, for good; `slot` is 1 or 2, so that there are never more than allowed. */
export const winners = sqliteTable(
  'winners',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    slot: integer('slot').notNull(),
    selectedAt: instant('selected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    uniqueIndex('winners_slot').on(table.campaignId, table.slot),
  ],
);
