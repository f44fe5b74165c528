import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant, ref } from '../platform/columns.ts';
import { campaigns } from '../campaigns/table.ts';
import { submissionRef } from '../submissions/table.ts';

/** Sites to which a campaign's owner lets the widget return visitors after the payment. */
export const embedOrigins = sqliteTable(
  'embed_origins',
  {
    campaignId: ref('campaign_id', () => campaigns.id, 'cascade'),
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.origin] })],
);
export const embedTexts = describe(
  [embedOrigins],
  'returning visitors to partners’ sites',
  'until its campaign is deleted',
  'not about a person',
);

/**
 * Keys of the redirects to a checkout. `id` is a digest of the key, so that reading the database opens no checkout;
 * `usedAt` marks a used key. Keys are kept for a while after they expire, to explain that.
 */
export const checkoutKeys = sqliteTable(
  'checkout_keys',
  {
    id: text('id').primaryKey(),
    submissionId: submissionRef(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('checkout_keys_expires').on(table.expiresAt)],
);
