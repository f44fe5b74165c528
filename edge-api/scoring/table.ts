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
 * Every judgement of a paid answer. Append-only: never deleted, changed only by an erasure, which blanks the
 * explanations. At most one row per answer has a `score`; rows without one say why, so queries for scores need `score
 * is not null`. Each row has an entry in the campaign's record at the same `position`, which binds its columns. Names
 * no person.
 */
export const scores = sqliteTable(
  'scores',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    /** Position in the campaign's chain, from 1; unique, so that the chain cannot fork. */
    position: integer('position').notNull(),
    /** The campaign's scoring round: 0, plus one for each time the owner had answers scored again. */
    round: integer('round').notNull().default(0),
    outcome: text('outcome', { enum: OUTCOMES }).notNull().default('scored'),
    /** 0–10 if `outcome` is `scored`, else null. */
    score: real('score'),
    explanationNl: text('explanation_nl'),
    explanationEn: text('explanation_en'),
    criteria: text('criteria', { mode: 'json' }).$type<CriteriaScores>(),
    flags: text('flags', { mode: 'json' }).$type<readonly JudgementFlag[]>().notNull().default([]),
    /** Scores of the readings from which `score` was computed, in order; null for one that the model refused. */
    readings: text('readings', { mode: 'json' }).$type<readonly (number | null)[]>().notNull().default([]),
    /** Id of the earliest answer in a group of near copies; null for a unique answer. */
    cluster: text('cluster'),
    /** Language of the answer as the judge identified it; null if it was not asked. */
    language: text('language', { enum: [...LANGUAGES, 'unread'] }),
    /** Whether the answer addresses the question at all; null if the judge did not say. */
    answered: integer('answered', { mode: 'boolean' }),
    /** Version of the campaign's brief by which it was judged. */
    briefVersion: integer('brief_version'),
    model: text('model').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    /** Digest of what the answer was judged against, without the answer itself. */
    promptHash: text('prompt_hash').notNull(),
    /** The model's score, and the rubric's score for comparison; null if there is none. */
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
export const scoreTexts = describe([scores], 'judging answers', 'until erasure', {
  kept: {
    'figures without a name': ['criteria', 'flags', 'readings', 'cluster', 'model', 'rubricVersion'],
    digests: ['promptHash', 'previousHash', 'hash'],
  },
  withheld: { 'proves the score': ['readings', 'cluster', 'promptHash', 'previousHash', 'hash'] },
});

/** How often an owner had unscored answers tried again; no row means never. */
export const scoringRounds = sqliteTable('scoring_rounds', {
  campaignId: campaignRef().primaryKey(),
  round: integer('round').notNull(),
  askedAt: instant('asked_at').notNull(),
});

/**
 * What a campaign's answers are judged against, frozen when the first fan is sent to pay. A judge of another kind gets
 * its own version with the same text. `content` is JSON; the erasure of the campaign's owner blanks it.
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
    /** Position of its entry in the campaign's record; null until there is one. */
    position: integer('position'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);
export const briefTexts = describe([campaignBriefs], 'judging answers', 'until erasure', {
  kept: { 'a digest': ['digest'] },
  withheld: 'belongs to its campaign',
});

/**
 * The record of each campaign's selection: an append-only chain of entries. `hash` binds the digest of `body`, the
 * fields beside it and the previous `hash` (entry-rules.ts). Names no person and no submission: answers, people and
 * explanations are keyed digests, whose key an erasure deletes.
 */
export const recordEntries = sqliteTable(
  'record_entries',
  {
    campaignId: campaignRef(),
    /** Position in the chain, from 1; unique, so that the chain cannot fork. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    format: integer('format').notNull(),
    /** JSON (record/entry-bodies.ts). */
    body: text('body').notNull(),
    /** SHA-256 of `body`, the only public part of it. */
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

/** The key of a submission's digests in the record; deleting it in an erasure makes the digests meaningless. */
export const recordKeys = sqliteTable('record_keys', {
  submissionId: submissionRef().primaryKey(),
  key: text('key').notNull(),
});
export const keyTexts = describe([recordKeys], 'proving selections', 'until erasure');

/**
 * The end of a campaign's chain after each addition, append-only and written in the same batch: it reveals entries
 * missing from the end, or added past it. Names no person.
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
export const recordTexts = describe([recordEntries, scoreHeads], 'proving selections', 'permanently', {
  kept: 'digests',
  withheld: 'digests; an answer’s entry is exported with its score',
});

/**
 * A language model's result for an answer in each reading, until the resulting score is recorded, so that no reading is
 * asked for again. `content` is null if the model refused to judge. An erasure deletes those of the person's answers.
 */
export const readings = sqliteTable(
  'readings',
  {
    campaignId: campaignRef(),
    briefVersion: integer('brief_version').notNull(),
    submissionId: submissionRef(),
    /** Number of the reading, from 1. */
    reading: integer('reading').notNull(),
    content: text('content', { mode: 'json' }).$type<Reading>(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.briefVersion, table.submissionId, table.reading] }),
    index('readings_submission').on(table.submissionId),
  ],
);
export const readingTexts = describe([readings], 'judging answers', 'until the score is stored', {
  withheld: 'becomes the score',
});

/**
 * A language model's verdict on two finalists in this order, by the version of the brief, which also determines the
 * judge: a replayed final only asks for what is missing here. An erasure deletes those of the person's answers.
 */
export const comparisons = sqliteTable(
  'comparisons',
  {
    campaignId: campaignRef(),
    briefVersion: integer('brief_version').notNull(),
    first: submissionRef('first_id'),
    second: submissionRef('second_id'),
    preference: text('preference', { enum: PREFERENCES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.briefVersion, table.first, table.second] }),
    index('comparisons_first').on(table.first),
    index('comparisons_second').on(table.second),
  ],
);

/** Who let a selection continue although its judge failed: an admin of the site, or the operator by the command. */
export const OVERRIDERS = ['admin', 'command'] as const;

/**
 * The trial of a model on graded answers that each selection relies on, and why it continued if the model failed. Rows
 * of one model with the same `probedAt` belong to the same trial.
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
    /** Whether the model passes, given all its trials so far. */
    passed: integer('passed', { mode: 'boolean' }).notNull(),
    /** Shown on the public selection page. */
    overrideReason: text('override_reason'),
    overriddenBy: text('overridden_by', { enum: OVERRIDERS }),
    probedAt: instant('probed_at').notNull(),
  },
  (table) => [
    index('judge_probes_campaign').on(table.campaignId, table.probedAt),
    index('judge_probes_model').on(table.model, table.rubricVersion, table.probedAt),
  ],
);
export const probeTexts = describe(
  [judgeProbes],
  'testing the judge model',
  'permanently',
  'not about a person',
);
