import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { describe, instant, isSet, ref } from '../platform/columns.ts';
import { COSTS_COVERED_BY } from '../platform/money-rules.ts';
import { TRANSFER_STATES } from './rules.ts';

const cents = (name: string) => integer(name).notNull();

/**
 * The transfer of a campaign's proceeds to its charity, with the frozen statement. `amountCents` is the amount to
 * transfer: the net amount plus the balance of the charity's earlier transfers, but never negative.
 */
export const transfers = sqliteTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    campaignId: campaignRef(),
    charityId: ref('charity_id', () => charities.id),
    /** The charity's account at the provider that receives it. */
    accountId: text('account_id').notNull(),
    reference: text('reference').notNull().unique(),
    charityName: text('charity_name').notNull(),
    costsCoveredBy: text('costs_covered_by', { enum: COSTS_COVERED_BY }).notNull(),
    payments: integer('payments').notNull(),
    paidCents: cents('paid_cents'),
    refunds: integer('refunds').notNull(),
    refundedCents: cents('refunded_cents'),
    disputes: integer('disputes').notNull(),
    disputedCents: cents('disputed_cents'),
    /** The payments that were in dispute at that time, and so are excluded. */
    heldPayments: text('held_payments', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    pricedPayments: integer('priced_payments').notNull(),
    costsCents: cents('costs_cents'),
    netCents: cents('net_cents'),
    carryCents: cents('carry_cents'),
    amountCents: cents('amount_cents'),
    frozenAt: instant('frozen_at').notNull(),
    state: text('state', { enum: TRANSFER_STATES }).notNull(),
    /** When to call the provider next: to make it, or to reverse part of it. */
    dueAt: instant('due_at'),
    /** Number of refusals by the provider; each makes the next try use a new idempotency key. */
    refusals: integer('refusals').notNull().default(0),
    /** Why the provider made or reversed nothing, or why the bank returned it. */
    failure: text('failure'),
    /** The provider's id, and the id of the payment on the charity's account. */
    transferId: text('transfer_id').unique(),
    paymentId: text('payment_id'),
    /** The reversed amount, and the amount of a reversal in progress. */
    reversedCents: cents('reversed_cents').default(0),
    reversingCents: cents('reversing_cents').default(0),
    /** The latest payout to the charity's bank that contained it, and the day on which that arrived. */
    payoutId: text('payout_id'),
    arrivedOn: text('arrived_on'),
    /** When the provider was last asked whether it has arrived. */
    checkedAt: instant('checked_at'),
  },
  (table) => [
    uniqueIndex('transfers_campaign').on(table.campaignId),
    index('transfers_charity').on(table.charityId, table.frozenAt),
    index('transfers_list').on(table.frozenAt, table.id),
    index('transfers_account').on(table.accountId, table.state),
    index('transfers_due').on(table.dueAt).where(isSet(table.dueAt)),
    index('transfers_on_their_way').on(table.checkedAt).where(sql.raw("state = 'made'")),
  ],
);
export const transferTexts = describe([transfers], 'paying charities', 'permanently', 'not about a person');
