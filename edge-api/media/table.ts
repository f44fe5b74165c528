import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, flag, instant, isSet } from '../platform/columns.ts';
import { user } from '../accounts/table.ts';
import { USUAL_FOCAL } from './focal-rules.ts';

/**
 * Pictures that people uploaded; the bytes are in R2 under `filename`. A row exists before the bytes are stored and
 * until they are deleted, so that R2 never holds bytes without a row.
 */
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
    /** The point that crops keep visible (focal-rules.ts). */
    focalX: integer('focal_x').notNull().default(USUAL_FOCAL.x),
    focalY: integer('focal_y').notNull().default(USUAL_FOCAL.y),
    uploadedBy: text('uploaded_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the sweep may delete it; in the future while it is being uploaded. A row with it is never shown. */
    removedAt: instant('removed_at'),
    /** Size of the uploaded file. */
    bytes: integer('bytes').notNull().default(0),
    /** When the sweep last checked whether the picture is used, and the result (`removeUnusedMedia`). */
    checkedAt: instant('checked_at')
      .notNull()
      .default(sql`0`),
    isUsed: flag('is_used'),
  },
  (table) => [
    index('media_uploader').on(table.uploadedBy, table.createdAt),
    index('media_checked').on(table.checkedAt).where(sql.raw('removed_at is null')),
    index('media_removed').on(table.removedAt).where(isSet(table.removedAt)),
  ],
);
export const mediaTexts = describe([media], 'showing pictures', 'until erasure, or a week without use');
