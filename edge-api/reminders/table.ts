import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { describe, instant, isSet } from '../platform/columns.ts';
import { LANGUAGES } from '../platform/rules.ts';

/**
 * Who wants mails about a campaign that has not started, or about a celebrity's next campaigns; one of the two columns
 * is set. A campaign's reminders are deleted once it is over, unconfirmed ones after two days.
 */
export const reminders = sqliteTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    celebrityId: text('celebrity_id').references(() => celebrityProfiles.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** A keyed digest of the address, used in links to those without an account. */
    addressKey: text('address_key').notNull(),
    /** The person who was logged in when asking; their mails go to their current address. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** When the mail about the opening was settled: queued, or no longer wanted. */
    openingMailedAt: instant('opening_mailed_at'),
    /** When the mail before the deadline was settled. */
    deadlineMailedAt: instant('deadline_mailed_at'),
    /** The celebrity's campaigns published up to this time are settled. */
    mailedUntil: instant('mailed_until'),
  },
  (table) => [
    uniqueIndex('reminders_campaign').on(table.campaignId, table.addressKey),
    uniqueIndex('reminders_celebrity').on(table.celebrityId, table.addressKey),
    index('reminders_address').on(table.addressKey),
    index('reminders_user').on(table.userId).where(isSet(table.userId)),
    index('reminders_opening')
      .on(table.campaignId)
      .where(sql.raw('confirmed_at is not null and opening_mailed_at is null')),
    index('reminders_deadline')
      .on(table.campaignId)
      .where(sql.raw('opening_mailed_at is not null and deadline_mailed_at is null')),
    index('reminders_news').on(table.celebrityId, table.mailedUntil).where(isSet(table.mailedUntil)),
    index('reminders_unconfirmed').on(table.createdAt).where(sql.raw('confirmed_at is null')),
  ],
);
export const reminderTexts = describe([reminders], 'sending reminders', 'until erasure, or its occasion', {
  withheld: { 'a digest': ['addressKey'] },
});
