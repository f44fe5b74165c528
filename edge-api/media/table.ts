import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';

/** Pictures that people uploaded; the bytes are in R2 under `filename`. */
export const media = sqliteTable(
  'media',
  {
    id: text('id').primaryKey(),
    filename: text('filename').notNull().unique(),
    alt: text('alt').notNull().default(''),
    caption: text('caption'),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedBy: text('uploaded_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('media_uploader').on(table.uploadedBy)],
);
