import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { describe, flag, instant, isSet } from '../platform/columns.ts';
import { PAYMENT_FAILURES } from '../submissions/rules.ts';
import { submissionRef } from '../submissions/table.ts';
import type { Disputes } from './ledger-rules.ts';
import { CHECKOUT_STATES } from './rules.ts';

/**
 * The state by which lists find payments: one of those in rules.ts of admin. An index of `state` itself would draw
 * the sweep's queries away from the small ones made for them.
 */
export const LISTED_STATE = `case when "state" = 'paid' and "disputes" glob '*"open"*' then 'disputed' when "disputes" glob '*"inquiry"*' then 'inquiry' else "state" end`;

/** Holds for a payment about which a bank has ever asked, as the index has it, word for word. */
export const WITH_DISPUTES = `disputes <> '{}'`;

/**
 * Checkouts at the payment provider, and so the ledger: one row for each time a fan was sent to pay.
 * It names no person and outlives an erasure. `refundDueAt` marks money that must go back.
 */
export const checkouts = sqliteTable(
  'checkouts',
  {
    /** The provider's session id. */
    id: text('id').primaryKey(),
    submissionId: submissionRef(),
    attempt: integer('attempt').notNull(),
    url: text('url').notNull(),
    state: text('state', { enum: CHECKOUT_STATES }).notNull().default('open'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    paymentIntentId: text('payment_intent_id'),
    /** The number on the provider's receipt; null until the provider has named it. */
    receiptNumber: text('receipt_number'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked about it; its creation at first. The longest waiting comes next. */
    checkedAt: instant('checked_at')
      .notNull()
      .default(sql`0`),
    /** Why it failed, if it did and the provider named a reason. */
    failure: text('failure', { enum: PAYMENT_FAILURES }),
    paidAt: instant('paid_at'),
    refundDueAt: instant('refund_due_at'),
    refundedAt: instant('refunded_at'),
    /** Keyed digest of the card or account; null until the provider has named it, and once pruned. */
    method: text('method'),
    /** Whether the campaign's owner has paid with it as well. */
    isOwnersMethod: flag('is_owners_method'),
    /** Whether its fan took it back because the meeting moved. */
    isTakenBack: flag('is_taken_back'),
    /** Whether an admin sent it back. */
    isReturned: flag('is_returned'),
    disputes: text('disputes', { mode: 'json' }).$type<Disputes>().notNull().default({}),
    /** Ids of the refunds that came back from the fan's bank. */
    failedRefunds: text('failed_refunds', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** When a refund that came back is made again. */
    refundRetryAt: instant('refund_retry_at'),
    /** Tries of the refund that is due which the provider refused. */
    refundTries: integer('refund_tries').notNull().default(0),
    /** What the provider keeps of it, its disputes included; null until the provider has said so. */
    feeCents: integer('fee_cents'),
    /** When the provider is next asked for that. */
    feeDueAt: instant('fee_due_at'),
  },
  (table) => [
    uniqueIndex('checkouts_attempt').on(table.submissionId, table.attempt),
    uniqueIndex('checkouts_one_open').on(table.submissionId).where(sql.raw("state = 'open'")),
    index('checkouts_intent').on(table.paymentIntentId),
    index('checkouts_receipt').on(table.receiptNumber).where(isSet(table.receiptNumber)),
    index('checkouts_unsettled').on(table.checkedAt).where(sql.raw("state in ('open', 'processing')")),
    index('checkouts_refund_due').on(table.refundDueAt).where(sql.raw("state = 'paid'")),
    index('checkouts_refund_retry').on(table.refundRetryAt).where(isSet(table.refundRetryAt)),
    index('checkouts_disputes').on(table.id).where(sql.raw(WITH_DISPUTES)),
    index('checkouts_created').on(table.createdAt, table.id),
    index('checkouts_state').on(sql.raw(LISTED_STATE), table.createdAt, table.id),
    index('checkouts_paid').on(table.paidAt).where(isSet(table.paidAt)),
    index('checkouts_method').on(table.method).where(isSet(table.method)),
    index('checkouts_traced').on(table.createdAt).where(isSet(table.method)),
    index('checkouts_fee_due').on(table.feeDueAt).where(isSet(table.feeDueAt)),
  ],
);
export const checkoutTexts = describe([checkouts], 'the ledger of payments', 'at least seven years', {
  kept: {
    'required by law, without a name': [
      ...(['url', 'currency', 'paymentIntentId', 'receiptNumber', 'disputes', 'failedRefunds'] as const),
    ],
  },
  withheld: { 'the provider’s own': ['url', 'paymentIntentId', 'disputes', 'failedRefunds'] },
});

/** The provider's events by their own id, so that each counts once. Payloads are not stored. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    checkoutId: text('checkout_id'),
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payment_events_checkout').on(table.checkoutId, table.receivedAt).where(isSet(table.checkoutId)),
    index('payment_events_unapplied')
      .on(table.receivedAt, table.id)
      .where(sql.raw("outcome in ('ignored', 'unreadable')")),
  ],
);

/** Messages that could not be shown to be the provider's: when and why, never their content. */
export const webhookRefusals = sqliteTable(
  'webhook_refusals',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('webhook_refusals_at').on(table.at, table.id)],
);
export const eventTexts = describe([paymentEvents], 'counting messages once', 'for good', 'no person');
export const refusalTexts = describe([webhookRefusals], 'knowing what was refused', '30 days', 'no person');
