import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { describe, flag, instant, isSet } from '../platform/columns.ts';
import { user } from '../accounts/table.ts';
import { campaignRef } from '../campaigns/table.ts';
import { FAN_QUESTION_KEYS } from '../campaigns/rules.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { SOURCES, SUBMISSION_STATUSES } from './rules.ts';

/**
 * Fans' answers, each with the state of its donation (`status`, `attempt`, `attemptAt`, `version` and `paidAt`), which
 * only payments writes. `question` is the text that the fan saw.
 */
export const submissions = sqliteTable(
  'submissions',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull().default('pending'),
    questionKey: text('question_key', { enum: FAN_QUESTION_KEYS }).notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** Numbers the campaign's submissions from 1; identifies the fan to the owner while they have no name. */
    fanNumber: integer('fan_number').notNull().default(0),
    /** Language of the fan's mails and checkout. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Number of the latest checkout; part of its idempotency key. */
    attempt: integer('attempt').notNull().default(1),
    attemptAt: instant('attempt_at').notNull(),
    /** Increases with every change of status, attempt or a checkout's state; guards decisions against stale reads. */
    version: integer('version').notNull().default(0),
    /** How the fan came to the form when they first answered. */
    source: text('source', { enum: SOURCES }).notNull().default('site'),
    /** Origin of the page that showed the form, if it was a partner's. */
    embedOrigin: text('embed_origin'),
    /** That page, to return to if the campaign's owner allows it. */
    embedPage: text('embed_page'),
    /** Code of the other fan's link that first brought the fan; used only for counting. */
    shareCode: text('share_code'),
    /** Keyed digests of the network and the browser, comparable only within one campaign; null once pruned. */
    network: text('network'),
    device: text('device'),
    paidAt: instant('paid_at'),
    /** Since when only its fan and the campaign's owner see the answer, which was withdrawn after a report. */
    withdrawnAt: instant('withdrawn_at'),
    /** Since when the fan's name is in no public place, hidden by the campaign's owner or an admin. */
    nameHiddenAt: instant('name_hidden_at'),
    /** Whether an admin has hidden it, so that only admins can show it again. */
    isNameHiddenByAdmin: flag('is_name_hidden_by_admin'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('submissions_one_live')
      .on(table.campaignId, table.userId)
      .where(sql.raw("status in ('pending', 'processing', 'paid', 'failed', 'disputed')")),
    uniqueIndex('submissions_fan_number').on(table.campaignId, table.fanNumber),
    index('submissions_user').on(table.userId, table.createdAt),
    index('submissions_campaign').on(table.campaignId, table.status, table.paidAt),
    index('submissions_disputed').on(table.status).where(sql.raw("status = 'disputed'")),
    index('submissions_traced').on(table.createdAt).where(isSet(table.network)),
    index('submissions_changed').on(table.campaignId, table.updatedAt),
    index('submissions_begun').on(
      ...([table.campaignId, table.createdAt, table.source, table.embedOrigin] as const),
      ...([table.paidAt, table.id] as const),
    ),
    index('submissions_share').on(table.shareCode, table.status).where(isSet(table.shareCode)),
  ],
);
export const submissionTexts = describe([submissions], 'taking part', 'until erasure', {
  kept: {
    'belongs to its campaign': ['question'],
    'a site or another fan’s link': ['embedOrigin', 'shareCode'],
  },
  withheld: { 'belongs to another fan': ['shareCode'] },
});

/** Returns a column that refers to the submission a row is about. */
export const submissionRef = (name = 'submission_id') =>
  text(name)
    .notNull()
    .references(() => submissions.id);
