import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import type { FIGURES } from './result-rules.ts';
import { campaignRef } from './table.ts';

const counter = (name: string) => integer(name).notNull().default(0);

/**
 * Each campaign's figures, written only by payments, in the batch of the payment's change. They contain no personal
 * data and are kept after an erasure. A campaign without payments has no row.
 */
export const campaignResults = sqliteTable('campaign_results', {
  campaignId: campaignRef().primaryKey(),
  participants: counter('participants'),
  payments: counter('payments'),
  paidCents: counter('paid_cents'),
  refunds: counter('refunds'),
  refundedCents: counter('refunded_cents'),
  disputes: counter('disputes'),
  disputedCents: counter('disputed_cents'),
  pricedPayments: counter('priced_payments'),
  costsCents: counter('costs_cents'),
} satisfies Record<(typeof FIGURES)[number] | 'campaignId', unknown>);
