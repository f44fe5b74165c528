import { isNotNull, isNull } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { submissionRef } from '../submissions/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { DATE_ANSWERS, UNJUDGED_POLICIES, WINNER_END_CAUSES } from './rules.ts';

/** The best answers of a closed campaign; `rank` is 1 for the best. Deleted when the campaign is reopened. */
export const nominees = sqliteTable(
  'nominees',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    rank: integer('rank').notNull(),
    score: real('score').notNull(),
    /** The displayed rank: ties in the final share one. */
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    uniqueIndex('nominees_rank').on(table.campaignId, table.rank),
  ],
);

/** The owner's own nominations, each with a reason; a new ranking leaves them unchanged. */
export const ownerNominations = sqliteTable(
  'owner_nominations',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    reason: text('reason').notNull(),
    nominatedAt: instant('nominated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.submissionId] })],
);

/** Fans' requests to have their answer read again by a person, one per answer, with the owner's reply. */
export const rereadRequests = sqliteTable(
  'reread_requests',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    askedAt: instant('asked_at').notNull(),
    overlooked: text('overlooked').notNull().default(''),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    isNominated: integer('is_nominated', { mode: 'boolean' }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    index('reread_requests_open').on(table.askedAt).where(isNull(table.repliedAt)),
  ],
);
export const rereadTexts = describe([rereadRequests], 'reading answers again', 'until erasure');

/** When answers were last ranked: later changes may affect the nominees. `knownAt` is the first time after closing. */
export const rankings = sqliteTable('rankings', {
  campaignId: campaignRef().primaryKey(),
  rankedAt: instant('ranked_at').notNull(),
  knownAt: instant('known_at').notNull(),
  /** Ids of submissions that tie with the last nominee and were not nominated; the owner may nominate them. */
  tied: text('tied', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
});

export const rankingTexts = describe([rankings], 'showing ties', 'until the next ranking', 'only ids');

/** The winners of a campaign; `slot` is 1 or 2, which limits their number. */
export const winners = sqliteTable(
  'winners',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    slot: integer('slot').notNull(),
    selectedAt: instant('selected_at').notNull(),
    /** The owner's sentence about this winner; null if there is none. An erasure blanks it. */
    reason: text('reason'),
    /** Until when the winner can accept; null for one chosen before winners were asked to accept. */
    answerBy: instant('answer_by'),
    acceptedAt: instant('accepted_at'),
    /** Whether they can come on a date that was set after they accepted; null if there is no such date. */
    dateAnswer: text('date_answer', { enum: DATE_ANSWERS }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    uniqueIndex('winners_slot').on(table.campaignId, table.slot),
  ],
);

/** The nominees to ask when a winner drops out; `place` is 1 for the first. */
export const reserves = sqliteTable(
  'reserves',
  { campaignId: campaignRef(), submissionId: submissionRef(), place: integer('place').notNull() },
  (table) => [primaryKey({ columns: [table.campaignId, table.place] })],
);

/** Former winners, and why they no longer are winners. */
export const formerWinners = sqliteTable(
  'former_winners',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    slot: integer('slot').notNull(),
    endedAt: instant('ended_at').notNull(),
    cause: text('cause', { enum: WINNER_END_CAUSES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.submissionId] })],
);
export const choiceTexts = describe(
  [ownerNominations, winners],
  'explaining the owner’s choices',
  'until erasure',
);

/**
 * The state of a campaign's selection; no row before its first run and after a reopening. Only the run named by `runId`
 * may continue. `nextAttemptAt` is when the sweep starts another: it replaces a stalled run, or retries a failed or
 * waiting selection; null if nothing is left to do, or the selection was given up.
 */
export const selectionRuns = sqliteTable(
  'selection_runs',
  {
    campaignId: campaignRef().primaryKey(),
    runId: text('run_id'),
    attempt: integer('attempt').notNull(),
    startedAt: instant('started_at').notNull(),
    nextAttemptAt: instant('next_attempt_at'),
    /** The first failure since the last completed run, and the latest error. */
    failingSince: instant('failing_since'),
    lastError: text('last_error'),
    givenUpAt: instant('given_up_at'),
    /** Since when answers wait for the judge, how many, and what happens to them. */
    waitingSince: instant('waiting_since'),
    waiting: integer('waiting').notNull().default(0),
    unjudged: text('unjudged', { enum: UNJUDGED_POLICIES }).notNull().default('wait'),
  },
  (table) => [
    index('selection_runs_due').on(table.nextAttemptAt).where(isNotNull(table.nextAttemptAt)),
    index('selection_runs_given_up').on(table.givenUpAt).where(isNotNull(table.givenUpAt)),
  ],
);
export const runTexts = describe([selectionRuns], 'resuming selections', 'permanently', 'not about a person');
