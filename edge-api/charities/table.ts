import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant, isSet, ref } from '../platform/columns.ts';
import { user } from '../accounts/table.ts';
import { ACCOUNT_STATES, APPROVAL_STATUSES } from './rules.ts';

/** The charity whitelist; `key` is the name for comparison. */
export const charities = sqliteTable(
  'charities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    key: text('key').notNull().unique(),
    /** The appearance of the name (platform/to-skeleton.ts). */
    skeleton: text('skeleton'),
    approvalStatus: text('approval_status', { enum: APPROVAL_STATUSES }).notNull().default('pending'),
    addedBy: text('added_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** The number of decisions, from 1; a decision on an older version is refused. */
    version: integer('version').notNull().default(1),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: text('reviewed_by').references(() => user.id, { onDelete: 'set null' }),
    /** Why it was rejected, for the owners of its campaigns. */
    rejectionReason: text('rejection_reason'),
  },
  (table) => [
    index('charities_list').on(table.approvalStatus, table.name, table.id),
    index('charities_skeleton').on(table.skeleton),
    index('charities_added_by').on(table.addedBy, table.createdAt).where(isSet(table.addedBy)),
    index('charities_reviewed_by').on(table.reviewedBy).where(isSet(table.reviewedBy)),
  ],
);
/** Each charity's account at the payment provider; only its id and state are stored. */
export const connectedAccounts = sqliteTable(
  'connected_accounts',
  {
    charityId: ref('charity_id', () => charities.id).primaryKey(),
    /** The provider's id. */
    accountId: text('account_id').notNull().unique(),
    state: text('state', { enum: ACCOUNT_STATES }).notNull(),
    /** When it entered that state. */
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`0`),
    /** When the provider was last asked for its state; the longest ago is asked next. */
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    index('connected_accounts_checked').on(table.checkedAt),
    index('connected_accounts_state').on(table.state, table.changedAt),
  ],
);
export const connectedAccountTexts = describe(
  [connectedAccounts],
  'paying charities',
  'permanently',
  'not about a person',
);
export const charityTexts = describe([charities], 'choosing charities', 'permanently', 'not about a person');
