import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { describe, instant } from '../platform/columns.ts';

/** Who let a selection go on although its judge failed: an admin of the site, or the operator by the command. */
export const OVERRIDERS = ['admin', 'command'] as const;

/** Every trial of a model on graded answers before a selection, and why it went on where the model failed. */
export const judgeProbes = sqliteTable(
  'judge_probes',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    model: text('model').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    /** Spearman's rank correlation of its scores with the grades. */
    spearman: real('spearman').notNull(),
    /** Mean distance of its scores for twins, in points. */
    twinGap: real('twin_gap').notNull(),
    answers: integer('answers').notNull(),
    passed: integer('passed', { mode: 'boolean' }).notNull(),
    /** Public on the selection page. */
    overrideReason: text('override_reason'),
    overriddenBy: text('overridden_by', { enum: OVERRIDERS }),
    probedAt: instant('probed_at').notNull(),
  },
  (table) => [index('judge_probes_campaign').on(table.campaignId, table.probedAt)],
);
export const probeTexts = describe([judgeProbes], 'trusting the judge', 'for good', 'no person');
