import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { describe, instant, isSet } from '../platform/columns.ts';
import { LANGUAGES } from '../platform/rules.ts';

/**
 * Who wants mails about what: a campaign that has not started, or the next campaigns of a celebrity; one of the two
 * columns is set. A reminder of a campaign is deleted once that is over, one that is not confirmed after two days.
 */
export const reminders = sqliteTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    celebrityId: text('celebrity_id').references(() => celebrityProfiles.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** A digest of the address, by which links name it. */
    addressKey: text('address_key').notNull(),
    /** Who asked while logged in; their mails go to their present address. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Since when the mail about the opening is settled: queued, or no longer wanted. */
    openingMailedAt: instant('opening_mailed_at'),
    /** The same of the mail before the deadline. */
    deadlineMailedAt: instant('deadline_mailed_at'),
    /** The celebrity's campaigns that were published until then are settled. */
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
export const reminderTexts = describe([reminders], 'reminding', 'erasure, or its occasion', {
  withheld: { 'a digest': ['addressKey'] },
});
