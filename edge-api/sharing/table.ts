import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { campaignRef } from '../campaigns/table.ts';
import { describe, instant, isSet } from '../platform/columns.ts';
import { submissionRef } from '../submissions/table.ts';

/** The links that fans share, each for one paid answer; `code` says nothing about its fan. */
export const shares = sqliteTable(
  'shares',
  {
    submissionId: submissionRef().primaryKey(),
    campaignId: campaignRef(),
    code: text('code').notNull().unique(),
    /** Since when the fan's first name may be shown; null if it may not. */
    nameAllowedAt: instant('name_allowed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('shares_names').on(table.campaignId, table.nameAllowedAt).where(isSet(table.nameAllowedAt)),
  ],
);
export const shareTexts = describe([shares], 'counting who came by a link', 'until erasure');
