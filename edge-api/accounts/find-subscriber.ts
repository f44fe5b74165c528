import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { countAttempts } from '../platform/rate-limit.ts';
import { selectPerson, type findPerson } from './find-person.ts';
import { limitAccountCalls, listAccountAttempts } from './rate-limits.ts';

/** The account of a subscriber's address, if it has one. */
export type SubscriberAccount = Awaited<ReturnType<typeof findPerson>>;

/**
 * Counts a call for an address and finds its account, in the one batch with the query `related`, whose rows it returns
 * as well. Throws 429 once the limit is used up. A browser that has logged in before is counted by itself, which takes
 * the account first.
 */
export async function findSubscriber<Item extends BatchItem<'sqlite'>>(
  ctx: Ctx,
  email: string,
  related: Item,
): Promise<{ readonly account: SubscriberAccount; readonly rows: Item['_']['result'] }> {
  if (ctx.deviceCookie !== undefined) {
    const [people, rows] = await ctx.db.batch([selectPerson(ctx, email), related]);
    await limitAccountCalls(ctx, email, people[0]?.row.id);
    return { account: people[0], rows };
  }
  const { statement, requireRoom } = countAttempts(ctx, listAccountAttempts(ctx, email));
  const [people, rows, counted] = await ctx.db.batch([selectPerson(ctx, email), related, statement]);
  requireRoom(counted);
  return { account: people[0], rows };
}
