import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { account, user } from './table.ts';

/** How better-auth names accounts that log in with a password. */
export const CREDENTIAL = 'credential';

/** The person with a normalised address, with their password's hash; undefined when there is none. */
export async function findPerson(ctx: Ctx, email: string) {
  const [found] = await ctx.db
    .select({ row: user, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL)))
    .where(eq(user.email, email))
    .limit(1);
  return found;
}
