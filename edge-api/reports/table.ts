import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { describe, instant, isSet, ref } from '../platform/columns.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { REPORT_DECISIONS, REPORT_REASONS, REPORT_SUBJECTS } from './rules.ts';

/** When a report's retention starts, and whether it has text left; both must match the index word for word. */
export const LAST_NEEDED_AT = sql`(case when decided_at is null then created_at else decided_at end)`;
export const HAS_WORDS = sql`quote || explanation || address || note || ifnull(reporter_name, '') || ifnull(reporter_email, '') <> ''`;
/** A report's columns for text and reporter, blanked. */
export const WITHOUT_WORDS = {
  quote: '',
  explanation: '',
  address: '',
  note: '',
  reporterName: null,
  reporterEmail: null,
  userId: null,
};

/** Reports of illegal content; open until `decidedAt`. They are deleted with their campaign. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    subject: text('subject', { enum: REPORT_SUBJECTS }).notNull(),
    campaignId: ref('campaign_id', () => campaigns.id, 'cascade'),
    /** The reported answer; null for other subjects, and if no answer matches the quote. */
    submissionId: text('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    /** The text by which an answer was reported. */
    quote: text('quote').notNull().default(''),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    explanation: text('explanation').notNull(),
    /** The exact web address of the reported content. */
    address: text('address').notNull(),
    reporterName: text('reporter_name'),
    reporterEmail: text('reporter_email'),
    /** The account with that address that was logged in when reporting; its reports follow it to a new address. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Language of the reporter's mails. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** For admins only. */
    note: text('note').notNull().default(''),
    decision: text('decision', { enum: REPORT_DECISIONS }),
    statement: text('statement'),
    decidedAt: instant('decided_at'),
    /** Since when a campaign has to be stopped because of the decision; null once it is. */
    stopDueAt: instant('stop_due_at'),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('reports_open').on(table.createdAt, table.id).where(sql.raw('decided_at is null')),
    index('reports_decided').on(table.decidedAt, table.id).where(isSet(table.decidedAt)),
    index('reports_stop_due').on(table.stopDueAt).where(isSet(table.stopDueAt)),
    index('reports_campaign').on(table.campaignId),
    index('reports_submission').on(table.submissionId).where(isSet(table.submissionId)),
    index('reports_reporter').on(table.reporterEmail).where(isSet(table.reporterEmail)),
    index('reports_user').on(table.userId).where(isSet(table.userId)),
    index('reports_worded').on(LAST_NEEDED_AT).where(HAS_WORDS),
    index('reports_decided_by').on(table.decidedBy).where(isSet(table.decidedBy)),
  ],
);
export const reportTexts = describe([reports], 'judging reported content', 'for `REPORT_RETENTION_DAYS`', {
  kept: { 'the decision, sent to both sides': ['statement'] },
  withheld: { 'written by an admin': ['note'] },
});
