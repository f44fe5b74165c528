import { and, eq, gte } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { charityAccounts } from './table.ts';

/** Returns the statement by which a person's account leaves the charities that it joined since then. */
export function leaveCharities({ db }: Ctx, userId: string, since: Date) {
  return db
    .delete(charityAccounts)
    .where(and(eq(charityAccounts.userId, userId), gte(charityAccounts.acceptedAt, since)));
}
