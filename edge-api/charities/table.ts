import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant } from '../platform/columns.ts';
import { user } from '../accounts/table.ts';
import { APPROVAL_STATUSES } from './rules.ts';

/** The charity whitelist; `key` is the name for comparison. */
export const charities = sqliteTable(
  'charities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    key: text('key').notNull().unique(),
    /** What the name looks like (platform/to-skeleton.ts). */
    skeleton: text('skeleton'),
    approvalStatus: text('approval_status', { enum: APPROVAL_STATUSES }).notNull().default('pending'),
    addedBy: text('added_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** Counts the decisions on it, from 1; a decision on an older version is refused. */
    version: integer('version').notNull().default(1),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: text('reviewed_by').references(() => user.id, { onDelete: 'set null' }),
    /** Why it was rejected, for the owners of its campaigns. */
    rejectionReason: text('rejection_reason'),
  },
  (table) => [
    index('charities_list').on(table.approvalStatus, table.name, table.id),
    index('charities_skeleton').on(table.skeleton),
    index('charities_added_by')
      .on(table.addedBy, table.createdAt)
      .where(sql`added_by is not null`),
    index('charities_reviewed_by')
      .on(table.reviewedBy)
      .where(sql`reviewed_by is not null`),
  ],
);
export const charityTexts = describe([charities], 'choosing charities', 'for good', 'no person');
