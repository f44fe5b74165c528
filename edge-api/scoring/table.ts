import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { submissionRef } from '../submissions/table.ts';
import { instant } from '../platform/columns.ts';
import { OUTCOMES } from './rules.ts';

/**
 * Every judging of a paid answer, append-only: never removed, and changed only by an erasure, which blanks `reasoning`.
 * At most one row of an answer has a `score`; rows without one tell why there is none, so whoever wants scores asks for
 * `score is not null`. The rows of a campaign are a chain, `hash` of each made over its own columns and the `hash`
 * before it, so that a change is detected. Names no person.
 */
export const scores = sqliteTable(
  'scores',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    /** Place in the campaign's chain, from 1; unique, so that the chain cannot fork. */
    position: integer('position').notNull(),
    /** Which try of the campaign it belongs to: 0, and one more each time that the owner has it tried again. */
    round: integer('round').notNull().default(0),
    outcome: text('outcome', { enum: OUTCOMES }).notNull().default('scored'),
    /** 0–10 where `outcome` is `scored`, else null. */
    score: real('score'),
    reasoning: text('reasoning').notNull(),
    /** Digest of `reasoning`, chained in its place; null in rows from before it, whose chain holds the text. */
    reasoningHash: text('reasoning_hash'),
    model: text('model').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    /** Digest of what the answer was judged against; the answer itself is not in it. */
    promptHash: text('prompt_hash').notNull(),
    /** What the model said, and what the rubric said to check it; null where nothing was said. */
    proposedScore: real('proposed_score'),
    checkScore: real('check_score'),
    scoredAt: instant('scored_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    uniqueIndex('scores_valid')
      .on(table.submissionId)
      .where(sql`${table.score} is not null`),
    index('scores_submission').on(table.submissionId, table.round),
    uniqueIndex('scores_chain').on(table.campaignId, table.position),
    index('scores_best').on(table.campaignId, table.score),
  ],
);

/** How often an owner had answers without a score tried again; no row is 0. */
export const scoringRounds = sqliteTable('scoring_rounds', {
  campaignId: campaignRef().primaryKey(),
  round: integer('round').notNull(),
  askedAt: instant('asked_at').notNull(),
});

/**
 * Where a campaign's chain ended after each time that scores were added, append-only and written in the same batch:
 * what shows that scores are missing from its end, or were added past it. Names no person.
 */
export const scoreHeads = sqliteTable(
  'score_heads',
  {
    campaignId: campaignRef(),
    position: integer('position').notNull(),
    hash: text('hash').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.position] })],
);
