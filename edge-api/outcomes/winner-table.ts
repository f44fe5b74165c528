import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instant } from '../platform/columns.ts';
import { submissionRef } from '../submissions/table.ts';

/** An accepted winner's details for the meeting; deleted once they lose the place, and after the meeting. */
export const winnerDetails = sqliteTable('winner_details', {
  submissionId: submissionRef().primaryKey(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  availability: text('availability').notNull(),
  /** Who comes along; null if nobody does. */
  companion: text('companion'),
  givenAt: instant('given_at').notNull(),
});
export const winnerTexts = describe([winnerDetails], 'arranging the meeting', 'until a month after it');
