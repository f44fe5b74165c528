import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from '../platform/columns.ts';
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
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('media_uploader').on(table.uploadedBy)],
);
