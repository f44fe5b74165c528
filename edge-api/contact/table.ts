import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { describe, instant, isSet } from '../platform/columns.ts';
import { submissions } from '../submissions/table.ts';
import { CONTACT_ENDINGS, CONTACT_VERSIONS } from './rules.ts';
import { WEBHOOK_TYPES } from './webhook-rules.ts';

/** Consents of fans that the charity of a payment writes to them; nobody's data is shared without a row that has not ended. */
export const contacts = sqliteTable(
  'contacts',
  {
    submissionId: text('submission_id')
      .primaryKey()
      .references(() => submissions.id),
    campaignId: campaignRef(),
    charityId: text('charity_id')
      .notNull()
      .references(() => charities.id),
    /** The version of the text that the fan agreed to. */
    version: text('version', { enum: CONTACT_VERSIONS }).notNull(),
    givenAt: instant('given_at').notNull(),
    endedAt: instant('ended_at'),
    ending: text('ending', { enum: CONTACT_ENDINGS }),
  },
  (table) => [
    index('contacts_charity')
      .on(table.charityId, table.givenAt, table.submissionId)
      .where(sql.raw('ended_at is null')),
    index('contacts_campaign').on(table.campaignId),
  ],
);

/** Where the systems of charities hear of consents. A secret is derived from its key, and stored nowhere. */
export const webhooks = sqliteTable('webhooks', {
  charityId: text('charity_id')
    .primaryKey()
    .references(() => charities.id),
  url: text('url').notNull(),
  secretKey: text('secret_key').notNull(),
  formerSecretKey: text('former_secret_key'),
  /** Until when the former secret signs as well. */
  formerUntil: instant('former_until'),
  /** Since when nothing is sent, because the receiver answered 410. */
  stoppedAt: instant('stopped_at'),
});
export const webhookTexts = describe([webhooks], 'telling charities', 'for good', 'no person');

/**
 * Messages to charities' systems, written in the same batch as what they report; `id` is their `webhook-id`. What they say
 * of a person is read as they are sent, and kept nowhere.
 */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    charityId: text('charity_id')
      .notNull()
      .references(() => charities.id),
    type: text('type', { enum: WEBHOOK_TYPES }).notNull(),
    /** Null in a trial. */
    submissionId: text('submission_id').references(() => submissions.id),
    reason: text('reason', { enum: CONTACT_ENDINGS }),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** The receiver's answer to the last try; null where there was none. */
    status: integer('status'),
    /** Null once it was accepted or has failed for good. */
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(isSet(table.nextAttemptAt)),
    index('webhook_deliveries_charity').on(table.charityId, table.createdAt, table.id),
    index('webhook_deliveries_submission').on(table.submissionId, table.type),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
