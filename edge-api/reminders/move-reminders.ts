import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { toAddressKey } from './personal-data.ts';
import { reminders } from './table.ts';

const SUBJECT = sql`coalesce(${reminders.campaignId}, ${reminders.celebrityId})`;

/**
 * Returns the statements that move a person's reminders to their new address, so that the next person with the former
 * one has no part in them. Of two of the same subject, the one that the new address has confirmed stays, else theirs.
 */
export function moveReminders({ db, ...ctx }: Ctx, userId: string, email: string) {
  const addressKey = toAddressKey(ctx, email);
  const isTheirs = eq(reminders.userId, userId);
  const isAtNew = eq(reminders.addressKey, addressKey);
  const isAlso = (which: typeof isTheirs) =>
    inArray(SUBJECT, db.select({ id: SUBJECT }).from(reminders).where(which));
  return [
    db.delete(reminders).where(and(isAtNew, isNull(reminders.confirmedAt), isAlso(isTheirs))),
    db.delete(reminders).where(and(isTheirs, ne(reminders.addressKey, addressKey), isAlso(isAtNew))),
    db.update(reminders).set({ email, addressKey }).where(isTheirs),
  ] as const;
}
