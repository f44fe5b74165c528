import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { toAddressKey } from './personal-data.ts';
import { reminders } from './table.ts';

const SUBJECT = sql`coalesce(${reminders.campaignId}, ${reminders.celebrityId})`;

/**
 * Returns the statements that move a person's reminders to their new address, so that the next person with the former
 * one has no part in them. A reminder that the new address has already replaces theirs of the same subject.
 */
export function moveReminders({ db, ...ctx }: Ctx, userId: string, email: string) {
  const addressKey = toAddressKey(ctx, email);
  const isTheirs = eq(reminders.userId, userId);
  const known = db.select({ id: SUBJECT }).from(reminders).where(eq(reminders.addressKey, addressKey));
  return [
    db.delete(reminders).where(and(isTheirs, ne(reminders.addressKey, addressKey), inArray(SUBJECT, known))),
    db.update(reminders).set({ email, addressKey }).where(isTheirs),
  ] as const;
}
