import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { describe, instant, isSet, ref } from '../platform/columns.ts';
import { submissions, submissionRef } from '../submissions/table.ts';
import { CONTACT_ENDINGS, CONTACT_VERSIONS } from './rules.ts';
import { WEBHOOK_TYPES } from './webhook-rules.ts';

/** Fans' consents that a payment's charity may write to them; data is shared only under an active one. */
export const contacts = sqliteTable(
  'contacts',
  {
    submissionId: submissionRef().primaryKey(),
    campaignId: campaignRef(),
    charityId: ref('charity_id', () => charities.id),
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

/** Charities' webhooks for consents. A secret is derived from its key and never stored. */
export const webhooks = sqliteTable('webhooks', {
  charityId: ref('charity_id', () => charities.id).primaryKey(),
  url: text('url').notNull(),
  secretKey: text('secret_key').notNull(),
  formerSecretKey: text('former_secret_key'),
  /** Until when messages are also signed with the former secret. */
  formerUntil: instant('former_until'),
  /** When sending stopped because the receiver answered 410. */
  stoppedAt: instant('stopped_at'),
});
export const webhookTexts = describe([webhooks], 'notifying charities', 'permanently', 'not about a person');

/**
 * Messages to charities' systems, inserted in the same batch as what they report; `id` is their `webhook-id`. The
 * personal data of a message is read when it is sent, and not stored here.
 */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    charityId: ref('charity_id', () => charities.id),
    type: text('type', { enum: WEBHOOK_TYPES }).notNull(),
    /** Null for a test message. */
    submissionId: text('submission_id').references(() => submissions.id),
    reason: text('reason', { enum: CONTACT_ENDINGS }),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** The status of the last response; null without one. */
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
