import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from '../platform/columns.ts';
import { campaigns } from '../campaigns/table.ts';

/** Sites to which a campaign's owner lets the widget return a visitor after the payment. */
export const embedOrigins = sqliteTable(
  'embed_origins',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.origin] })],
);
