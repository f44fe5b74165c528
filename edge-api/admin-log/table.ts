import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { describe, instant, isSet, ref } from '../platform/columns.ts';
import { ADMIN_ACTIONS } from './rules.ts';

/** Admins' manual actions, and charities' downloads of names; `subject` is what was affected. Append-only. */
export const adminLog = sqliteTable(
  'admin_log',
  {
    id: text('id').primaryKey(),
    /** Null once the account is erased. */
    adminId: text('admin_id').references(() => user.id, { onDelete: 'set null' }),
    action: text('action', { enum: ADMIN_ACTIONS }).notNull(),
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('admin_log_at').on(table.at, table.id),
    index('admin_log_admin').on(table.adminId, table.at, table.id),
    index('admin_log_subject').on(table.subject, table.at),
  ],
);
export const logTexts = describe([adminLog], 'recording what admins did', 'permanently', {
  kept: 'names no one',
});

/** Admins' notes about a person, their campaign or payment; the person's data export includes them. */
export const adminNotes = sqliteTable(
  'admin_notes',
  {
    id: text('id').primaryKey(),
    userId: ref('user_id', () => user.id, 'cascade'),
    /** Null once the admin's account is erased. */
    adminId: text('admin_id').references(() => user.id, { onDelete: 'set null' }),
    /** The campaign or payment that the note is about; null if it is about the person. */
    about: text('about'),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('admin_notes_user').on(table.userId, table.at),
    index('admin_notes_admin').on(table.adminId),
    index('admin_notes_about').on(table.about, table.at).where(isSet(table.about)),
  ],
);
export const noteTexts = describe([adminNotes], 'helping a person', 'until erasure');
