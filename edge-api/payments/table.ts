import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { describe, flag, instant, isSet } from '../platform/columns.ts';
import { PAYMENT_FAILURES } from '../submissions/rules.ts';
import { submissionRef } from '../submissions/table.ts';
import type { Disputes } from './ledger-rules.ts';
import { CHECKOUT_STATES } from './rules.ts';

/**
 * The state by which lists filter payments; its values are in the rules.ts of admin. An index on `state` itself would
 * draw the sweep's queries away from their small partial indexes.
 */
export const LISTED_STATE = `case when "state" = 'paid' and "disputes" glob '*"open"*' then 'disputed' when "disputes" glob '*"inquiry"*' then 'inquiry' else "state" end`;

/** Holds for a payment that has ever had a dispute or inquiry. Must match the partial index word for word. */
export const WITH_DISPUTES = `disputes <> '{}'`;

/**
 * Checkouts at the payment provider, which form the ledger: one row for each time a fan was sent to pay. A row names no
 * person and survives an erasure. `refundDueAt` marks money that must be refunded.
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
    /** The number on the provider's receipt; null until known. */
    receiptNumber: text('receipt_number'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked about it, initially its creation time. The longest waiting is asked next. */
    checkedAt: instant('checked_at')
      .notNull()
      .default(sql`0`),
    /** Why it failed, if it did and the provider gave a reason. */
    failure: text('failure', { enum: PAYMENT_FAILURES }),
    paidAt: instant('paid_at'),
    refundDueAt: instant('refund_due_at'),
    refundedAt: instant('refunded_at'),
    /** Keyed digest of the card or account; null until known, and once pruned. */
    method: text('method'),
    /** Whether the campaign's owner has also paid with it. */
    isOwnersMethod: flag('is_owners_method'),
    /** Whether the fan took it back because the meeting moved. */
    isTakenBack: flag('is_taken_back'),
    /** Whether an admin refunded it. */
    isReturned: flag('is_returned'),
    disputes: text('disputes', { mode: 'json' }).$type<Disputes>().notNull().default({}),
    /** Ids of the refunds that the fan's bank sent back. */
    failedRefunds: text('failed_refunds', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** When a refund that came back is repeated. */
    refundRetryAt: instant('refund_retry_at'),
    /** How often the provider refused the due refund. */
    refundTries: integer('refund_tries').notNull().default(0),
    /** The provider's fee, including disputes; null until known. */
    feeCents: integer('fee_cents'),
    /** When to ask the provider for the fee next. */
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
export const checkoutTexts = describe([checkouts], 'the ledger of payments', 'for at least seven years', {
  kept: {
    'required by law, contains no name': [
      ...(['url', 'currency', 'paymentIntentId', 'receiptNumber', 'disputes', 'failedRefunds'] as const),
    ],
  },
  withheld: { 'belongs to the payment provider': ['url', 'paymentIntentId', 'disputes', 'failedRefunds'] },
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

/** Messages whose signature could not be verified: when and why, never their content. */
export const webhookRefusals = sqliteTable(
  'webhook_refusals',
  { id: text('id').primaryKey(), at: instant('at').notNull(), reason: text('reason').notNull() },
  (table) => [index('webhook_refusals_at').on(table.at, table.id)],
);
export const eventTexts = describe(
  [paymentEvents],
  'processing each message once',
  'permanently',
  'not about a person',
);
export const refusalTexts = describe(
  [webhookRefusals],
  'showing what was refused',
  'for 30 days',
  'not about a person',
);
