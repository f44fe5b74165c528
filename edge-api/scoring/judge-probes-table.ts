import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { describe, instant } from '../platform/columns.ts';
import type { ProbeFigures } from './judge/probe/probe-rules.ts';

/** Who let a selection go on although its judge failed: an admin of the site, or the operator by the command. */
export const OVERRIDERS = ['admin', 'command'] as const;

/**
 * The trial of a model on graded answers that each selection relies on, and why it went on where the model failed. Rows
 * of one model with the same `probedAt` are of one trial.
 */
export const judgeProbes = sqliteTable(
  'judge_probes',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    model: text('model').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    figures: text('figures', { mode: 'json' })
      .$type<ProbeFigures>()
      .notNull()
      .default(sql`'{}'`),
    /** By all trials of this model so far. */
    passed: integer('passed', { mode: 'boolean' }).notNull(),
    /** Public on the selection page. */
    overrideReason: text('override_reason'),
    overriddenBy: text('overridden_by', { enum: OVERRIDERS }),
    probedAt: instant('probed_at').notNull(),
  },
  (table) => [
    index('judge_probes_campaign').on(table.campaignId, table.probedAt),
    index('judge_probes_model').on(table.model, table.rubricVersion, table.probedAt),
  ],
);
export const probeTexts = describe([judgeProbes], 'trusting the judge', 'for good', 'no person');
