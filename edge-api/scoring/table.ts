import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { submissionRef } from '../submissions/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { ENTRY_KINDS } from './entry-rules.ts';
import type { CriteriaScores } from './criteria-rules.ts';
import type { ProbeFigures } from './judge/probe/probe-rules.ts';
import type { Reading } from './judge/scoring-model.ts';
import { OUTCOMES, PREFERENCES, type JudgementFlag } from './rules.ts';

/**
 * Every judging of a paid answer, append-only: never removed, and changed only by an erasure, which blanks the
 * explanations. At most one row of an answer has a `score`; rows without one say why, so queries for scores need `score
 * is not null`. Each row has an entry in the campaign's record at the same `position`, which binds its columns. Names no person.
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
    explanationNl: text('explanation_nl'),
    explanationEn: text('explanation_en'),
    criteria: text('criteria', { mode: 'json' }).$type<CriteriaScores>(),
    flags: text('flags', { mode: 'json' }).$type<readonly JudgementFlag[]>().notNull().default([]),
    /** Scores of the readings that `score` is made from, in order. */
    readings: text('readings', { mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    /** Id of the earliest of the answers that nearly copy each other; null for an answer that stands alone. */
    cluster: text('cluster'),
    /** Language of the answer as the judge found it; null where it was not asked. */
    language: text('language', { enum: [...LANGUAGES, 'unread'] }),
    /** Whether the answer answers the question at all; null where the judge did not say. */
    answered: integer('answered', { mode: 'boolean' }),
    /** Version of the campaign's brief that it was judged by. */
    briefVersion: integer('brief_version'),
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
    uniqueIndex('scores_valid').on(table.submissionId).where(isNotNull(table.score)),
    index('scores_submission').on(table.submissionId, table.round),
    uniqueIndex('scores_chain').on(table.campaignId, table.position),
    index('scores_best').on(table.campaignId, table.score),
    index('scores_flagged').on(table.campaignId, table.score).where(sql.raw("flags <> '[]'")),
    index('scores_cluster').on(table.campaignId, table.cluster).where(isNotNull(table.cluster)),
  ],
);
export const scoreTexts = describe([scores], 'judging answers', 'erasure', {
  kept: {
    'figures without a name': ['criteria', 'flags', 'readings', 'cluster', 'model', 'rubricVersion'],
    digests: ['promptHash', 'previousHash', 'hash'],
  },
  withheld: {
    'proves the score': ['readings', 'cluster', 'promptHash', 'previousHash', 'hash'],
  },
});

/** How often an owner had answers without a score tried again; no row is 0. */
export const scoringRounds = sqliteTable('scoring_rounds', {
  campaignId: campaignRef().primaryKey(),
  round: integer('round').notNull(),
  askedAt: instant('asked_at').notNull(),
});

/**
 * What the answers of a campaign are judged against, frozen when the first fan is sent to pay. A judge of another kind
 * gets a version of its own with the same words. `content` is JSON; the erasure of the campaign's owner blanks it.
 */
export const campaignBriefs = sqliteTable(
  'campaign_briefs',
  {
    campaignId: campaignRef(),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    /** SHA-256 of `content`. */
    digest: text('digest').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    /** Place of its entry in the campaign's record; null until there is one. */
    position: integer('position'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);
export const briefTexts = describe([campaignBriefs], 'judging answers', 'erasure', {
  kept: { 'a digest': ['digest'] },
  withheld: 'its campaign’s',
});

/**
 * The record of each campaign's selection: an append-only chain of entries. `hash` binds the digest of `body`, the
 * fields beside it and the `hash` before it (entry-rules.ts). Names no person and no submission: answers, people
 * and explanations are keyed digests, whose key an erasure deletes.
 */
export const recordEntries = sqliteTable(
  'record_entries',
  {
    campaignId: campaignRef(),
    /** Place in the chain, from 1; unique, so that the chain cannot fork. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    format: integer('format').notNull(),
    /** JSON (record/entry-bodies.ts). */
    body: text('body').notNull(),
    /** SHA-256 of `body`; all that is public of it. */
    digest: text('digest').notNull(),
    writtenAt: instant('written_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    index('record_entries_kind')
      .on(table.campaignId, table.kind, table.position)
      .where(sql.raw("kind in ('ranking', 'nomination', 'reopened')")),
  ],
);

/**
 * The key of a submission's keyed digests in the record; an erasure deletes it, and the digests say nothing any more.
 */
export const recordKeys = sqliteTable('record_keys', {
  submissionId: submissionRef().primaryKey(),
  key: text('key').notNull(),
});
export const keyTexts = describe([recordKeys], 'proving selections', 'erasure');

/**
 * Where a campaign's chain ended after each time that entries were added, append-only and written in the same batch:
 * what shows that entries are missing from its end, or were added past it. Names no person.
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
export const recordTexts = describe([recordEntries, scoreHeads], 'proving selections', 'for good', {
  kept: 'digests',
  withheld: 'digests; an answer’s entry is exported with its score',
});

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

/**
 * What a language model said of two finalists in this order, by the version of the brief, which is the judge's as well:
 * a final that is played again asks for what is not here. An erasure deletes those of the person's answers.
 */
export const comparisons = sqliteTable(
  'comparisons',
  {
    campaignId: campaignRef(),
    briefVersion: integer('brief_version').notNull(),
    first: submissionRef('first_id'),
    second: submissionRef('second_id'),
    preference: text('preference', { enum: PREFERENCES }).notNull(),
    comparedAt: instant('compared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.briefVersion, table.first, table.second] }),
    index('comparisons_first').on(table.first),
    index('comparisons_second').on(table.second),
  ],
);

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
