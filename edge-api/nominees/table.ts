import { isNotNull, isNull } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { submissionRef } from '../submissions/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { DATE_ANSWERS, UNJUDGED_POLICIES, WINNER_END_CAUSES } from './rules.ts';

/** The best answers of a closed campaign; `rank` is 1 for the best. Cleared when it opens again. */
export const nominees = sqliteTable(
  'nominees',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    rank: integer('rank').notNull(),
    score: real('score').notNull(),
    /** The rank that people are shown: equals in the final round share one. */
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    uniqueIndex('nominees_rank').on(table.campaignId, table.rank),
  ],
);

/** Answers that the owner nominated too, each with a reason; ranking the answers again leaves them as they are. */
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

/** Fans' requests for a person to read their answer again, one per answer, with the owner's reply. */
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
export const rereadTexts = describe([rereadRequests], 'reading answers again', 'erasure');

/**
 * When a campaign's answers were last ranked: what changed since may belong among its nominees. `knownAt` is when they
 * were ranked first since the campaign was closed.
 */
export const rankings = sqliteTable('rankings', {
  campaignId: campaignRef().primaryKey(),
  rankedAt: instant('ranked_at').notNull(),
  knownAt: instant('known_at').notNull(),
  /** Ids of submissions that tie with the last nominee but were not nominated; the owner may nominate them. */
  tied: text('tied', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
});

export const rankingTexts = describe([rankings], 'showing who is level', 'the next ranking', 'ids');

/** Who meets the artist; `slot` is 1 or 2, so that there are never more than allowed. */
export const winners = sqliteTable(
  'winners',
  {
    campaignId: campaignRef(),
    submissionId: submissionRef(),
    slot: integer('slot').notNull(),
    selectedAt: instant('selected_at').notNull(),
    /** The owner's sentence why this one; null where there is none. An erasure blanks it. */
    reason: text('reason'),
    /** Until when the winner can accept; null for one who was chosen before winners were asked. */
    answerBy: instant('answer_by'),
    acceptedAt: instant('accepted_at'),
    /** Whether they can come on the date that was set after they had accepted; null where there is no such date. */
    dateAnswer: text('date_answer', { enum: DATE_ANSWERS }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.submissionId] }),
    uniqueIndex('winners_slot').on(table.campaignId, table.slot),
  ],
);

/** The nominees whom the owner wants asked when a winner does not come; `place` is 1 for the first. */
export const reserves = sqliteTable(
  'reserves',
  { campaignId: campaignRef(), submissionId: submissionRef(), place: integer('place').notNull() },
  (table) => [primaryKey({ columns: [table.campaignId, table.place] })],
);

/** Those who were winners, and why they no longer are. */
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
export const choiceTexts = describe([ownerNominations, winners], 'saying why', 'erasure');

/**
 * How far the selection of a campaign is; no row before its first run, nor after it opened again. While `runId` names a
 * run, that one alone may go on. `nextAttemptAt` is when the sweep starts another: a stalled run's place is taken, a
 * failed or waiting selection is tried again; null where nothing is left, or it was given up.
 */
export const selectionRuns = sqliteTable(
  'selection_runs',
  {
    campaignId: campaignRef().primaryKey(),
    runId: text('run_id'),
    attempt: integer('attempt').notNull(),
    startedAt: instant('started_at').notNull(),
    progressAt: instant('progress_at').notNull(),
    nextAttemptAt: instant('next_attempt_at'),
    /** First failure since the last run that came to its end, and the latest. */
    failingSince: instant('failing_since'),
    lastError: text('last_error'),
    givenUpAt: instant('given_up_at'),
    /** Since when answers wait for the judge, how many, and what becomes of them. */
    waitingSince: instant('waiting_since'),
    waiting: integer('waiting').notNull().default(0),
    unjudged: text('unjudged', { enum: UNJUDGED_POLICIES }).notNull().default('wait'),
  },
  (table) => [
    index('selection_runs_due').on(table.nextAttemptAt).where(isNotNull(table.nextAttemptAt)),
    index('selection_runs_given_up').on(table.givenUpAt).where(isNotNull(table.givenUpAt)),
  ],
);
export const runTexts = describe([selectionRuns], 'resuming selections', 'for good', 'no person');
