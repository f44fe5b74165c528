import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { campaignRef } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { describe, instant } from '../platform/columns.ts';
import { COSTS_COVERED_BY } from '../platform/money-rules.ts';
import { ACCOUNT_ACTIONS } from './account-rules.ts';

const charityRef = () =>
  text('charity_id')
    .notNull()
    .references(() => charities.id);
const personRef = (name: string) => text(name).references(() => user.id, { onDelete: 'set null' });

/** The bank account of each charity. Its number is never logged, and read in full only beside an entry below. */
export const payoutAccounts = sqliteTable(
  'payout_accounts',
  {
    charityId: charityRef().primaryKey(),
    holder: text('holder').notNull(),
    /** Without spaces. */
    iban: text('iban').notNull(),
    bic: text('bic'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: personRef('updated_by'),
  },
  (table) => [
    index('payout_accounts_updated_by')
      .on(table.updatedBy)
      .where(sql`updated_by is not null`),
  ],
);

/** Who looked at a charity's bank account or changed it, and when. */
export const payoutAccessLog = sqliteTable(
  'payout_access_log',
  {
    id: text('id').primaryKey(),
    charityId: charityRef(),
    userId: personRef('user_id'),
    action: text('action', { enum: ACCOUNT_ACTIONS }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('payout_access_log_charity').on(table.charityId, table.at),
    index('payout_access_log_user')
      .on(table.userId, table.at)
      .where(sql`user_id is not null`),
  ],
);

/** Transfers that one file orders; under way until `sentAt`, unless the batch is taken back: its payouts are deleted then. */
export const payoutBatches = sqliteTable(
  'payout_batches',
  {
    id: text('id').primaryKey(),
    /** The file's own id, which a bank takes once. */
    messageId: text('message_id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    createdBy: personRef('created_by'),
    /** The bank's day, as yyyy-mm-dd. */
    sentOn: text('sent_on'),
    bankReference: text('bank_reference'),
    sentAt: instant('sent_at'),
    sentBy: personRef('sent_by'),
    takenBackAt: instant('taken_back_at'),
    /** What it was to transfer, as it was when it was taken back. */
    takenBackCount: integer('taken_back_count'),
    takenBackCents: integer('taken_back_cents'),
  },
  (table) => [
    index('payout_batches_list').on(table.createdAt, table.id),
    index('payout_batches_created_by')
      .on(table.createdBy)
      .where(sql`created_by is not null`),
    index('payout_batches_sent_by')
      .on(table.sentBy)
      .where(sql`sent_by is not null`),
  ],
);

const cents = (name: string) => integer(name).notNull();

/**
 * A campaign's payout, with its statement and the account it goes to as they were when its batch was made: the bank gets
 * that amount, whatever changes later. `amountCents` is what is transferred: the net amount and what earlier payouts of
 * the charity left over, but never less than nothing.
 */
export const payouts = sqliteTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    charityId: charityRef(),
    batchId: text('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    /** Names the transfer to the bank and the charity. */
    reference: text('reference').notNull().unique(),
    charityName: text('charity_name').notNull(),
    holder: text('holder').notNull(),
    iban: text('iban').notNull(),
    bic: text('bic'),
    costsCoveredBy: text('costs_covered_by', { enum: COSTS_COVERED_BY }).notNull(),
    payments: integer('payments').notNull(),
    paidCents: cents('paid_cents'),
    refunds: integer('refunds').notNull(),
    refundedCents: cents('refunded_cents'),
    disputes: integer('disputes').notNull(),
    disputedCents: cents('disputed_cents'),
    pricedPayments: integer('priced_payments').notNull(),
    costsCents: cents('costs_cents'),
    netCents: cents('net_cents'),
    carryCents: cents('carry_cents'),
    amountCents: cents('amount_cents'),
    frozenAt: instant('frozen_at').notNull(),
    /** The last fan number whose mail is queued; null before it is sent, and once all are. */
    mailCursor: integer('mail_cursor'),
  },
  (table) => [
    uniqueIndex('payouts_campaign').on(table.campaignId),
    index('payouts_charity').on(table.charityId, table.frozenAt),
    index('payouts_batch').on(table.batchId),
    index('payouts_mails_due')
      .on(table.mailCursor)
      .where(sql`mail_cursor is not null`),
  ],
);
export const accountTexts = describe([payoutAccounts, payoutBatches], 'payouts', 'for good', 'no person');
export const payoutTexts = describe([payouts], 'payouts', 'for good', 'no person');
