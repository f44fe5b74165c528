import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant, isSet } from './columns.ts';
import { FAILURE_KINDS, INCIDENT_KINDS } from './incident-rules.ts';

/** Rate-limit counters: one row per rule and caller, shared by all isolates. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowEndsAt: integer('window_ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);

/**
 * Responses to calls with an `Idempotency-Key`, encrypted and kept for a day. The id is a digest of caller, call and
 * key; `request` is a digest of the body.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: text('id').primaryKey(),
    request: text('request').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while the call runs. */
    response: text('response'),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);
export const callTexts = describe(
  [idempotencyKeys],
  'answering repeated calls',
  'for a day',
  'a digest and a ciphertext',
);

/** A file attached to a mail; `content` is base64. */
export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
};

/** Whether recipients can unsubscribe from a mail; must match the expression of the index literally. */
export const CAN_UNSUBSCRIBE = sql`(unsubscribe_url is not null)`;

/**
 * Mails to send, inserted in the same batch as what they report, so that neither exists without the other. `key` makes
 * a mail unique. `batch` groups the mails of one call to the provider, which is retried unchanged. Recipient, subject,
 * bodies and attachments are cleared once the mail is sent, or some time after it has failed for good.
 */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull().unique(),
    recipient: text('recipient'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    attachments: text('attachments', { mode: 'json' }).$type<readonly MailAttachment[]>(),
    batch: text('batch'),
    /** When the last attempt failed; there are no more retries. */
    failedAt: instant('failed_at'),
    /** When an admin had it sent again after that, which is possible once. */
    resentAt: instant('resent_at'),
    /** Where the recipient unsubscribes; a mail with it is not sent during quiet hours. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The account with the recipient's address at the time of sending; null before that, and without an account. */
    userId: text('user_id'),
    /** The campaign that it is about; null for none or several. */
    campaignId: text('campaign_id'),
  },
  (table) => [
    index('mails_due').on(table.batch, CAN_UNSUBSCRIBE, table.nextAttemptAt),
    index('mails_unsubscribable').on(table.key).where(isSet(table.unsubscribeUrl)),
    index('mails_sent').on(table.sentAt).where(isSet(table.sentAt)),
    index('mails_failed').on(table.failedAt, table.id).where(isSet(table.failedAt)),
    index('mails_recipient').on(table.recipient).where(isSet(table.recipient)),
    index('mails_user').on(table.userId, table.sentAt).where(isSet(table.userId)),
    index('mails_campaign').on(table.campaignId).where(isSet(table.campaignId)),
  ],
);
export const mailTexts = describe([mails], 'sending emails', 'until sending or erasure', {
  withheld: 'was sent to the person',
});

/** The values that clear a mail's content once it is sent or no longer can be. */
export const WITHOUT_CONTENT = {
  recipient: null,
  subject: null,
  text: null,
  html: null,
  attachments: null,
  unsubscribeUrl: null,
};

/** The figures of each recent sweep by part, and the parts that failed. */
export const sweeps = sqliteTable(
  'sweeps',
  {
    id: text('id').primaryKey(),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    figures: text('figures', { mode: 'json' }).$type<Readonly<Record<string, unknown>>>().notNull(),
    failedParts: text('failed_parts', { mode: 'json' }).$type<readonly string[]>().notNull(),
  },
  (table) => [index('sweeps_started').on(table.startedAt, table.id)],
);

/** The number of failures per kind and minute, kept for a week. */
export const failures = sqliteTable(
  'failures',
  {
    kind: text('kind', { enum: FAILURE_KINDS }).notNull(),
    minute: instant('minute').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.kind] })],
);

/** What is failing now, and since when the operator has known. */
export const incidents = sqliteTable('incidents', {
  kind: text('kind', { enum: INCIDENT_KINDS }).primaryKey(),
  startedAt: instant('started_at').notNull(),
});
export const systemTexts = describe(
  [rateLimits, sweeps, failures, incidents],
  'rate limits and monitoring',
  'for a week',
  'digests and figures',
);
