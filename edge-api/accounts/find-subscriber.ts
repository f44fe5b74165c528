import { eq, sql, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Ctx } from '../platform/context.ts';
import { countAttempts } from '../platform/rate-limit.ts';
import { limitAccountCalls, listAccountAttempts } from './rate-limits.ts';
import { user } from './table.ts';

/** Returns whether an address has an account; rate-limited, because it reveals just that (RULES.md, "People"). */
export async function checkEmail(ctx: Ctx, email: string): Promise<{ readonly exists: boolean }> {
  const [found] = await ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1);
  await limitAccountCalls(ctx, email, found?.id);
  return { exists: found !== undefined };
}

/** A query with a column of {@link selectPersonId}. */
type SubscriberQuery = RunnableQuery<readonly { readonly personId: string | null }[], 'sqlite'>;

/**
 * Counts a call for an address and runs the query that names the person who has it, in one batch; returns the query's
 * rows. Throws 429 once the limit is used up. A browser that has logged in before is counted by itself, for which the
 * person has to be known first.
 */
export async function findSubscriber<Query extends SubscriberQuery>(
  ctx: Ctx,
  email: string,
  query: Query,
): Promise<Query['_']['result']> {
  if (ctx.deviceCookie !== undefined) {
    const [rows] = await ctx.db.batch([query]);
    await limitAccountCalls(ctx, email, rows[0]?.personId ?? undefined);
    return rows;
  }
  const { statement, requireRoom } = countAttempts(ctx, listAccountAttempts(ctx, email));
  const [rows, counted] = await ctx.db.batch([query, statement]);
  requireRoom(counted);
  return rows;
}

/** Returns the column with the id of the person who has a normalized address, null when there is none. */
export function selectPersonId(ctx: Ctx, email: string): SQL<string | null> {
  return sql<string | null>`${ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email))}`;
}
