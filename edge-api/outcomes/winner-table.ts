import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant } from '../platform/columns.ts';
import { submissionRef } from '../submissions/table.ts';

/** What a winner who comes has given for the meeting; gone once they no longer are the winner, and after it. */
export const winnerDetails = sqliteTable('winner_details', {
  submissionId: submissionRef().primaryKey(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  availability: text('availability').notNull(),
  /** Who comes along; null for nobody. */
  companion: text('companion'),
  givenAt: instant('given_at').notNull(),
});
export const winnerTexts = describe([winnerDetails], 'arranging the meeting', 'a month after it');
