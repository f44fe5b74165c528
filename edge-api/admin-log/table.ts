import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { ADMIN_ACTIONS } from './rules.ts';

/** What admins did by hand; `subject` is the id of what it was done to. Rows are only added. */
export const adminLog = sqliteTable(
  'admin_log',
  {
    id: text('id').primaryKey(),
    /** Null once the account of the admin is erased. */
    adminId: text('admin_id').references(() => user.id, { onDelete: 'set null' }),
    action: text('action', { enum: ADMIN_ACTIONS }).notNull(),
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('admin_log_at').on(table.at, table.id),
    index('admin_log_admin').on(table.adminId, table.at),
  ],
);
export const logTexts = describe([adminLog], 'knowing what admins did', 'for good', { kept: 'says not who' });
