import { and, eq, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { reasonOf } from '../platform/log.ts';
import { submissions } from '../subscriptions/table.ts';
import { endCheckout } from './end-checkout.ts';
import { checkouts } from './table.ts';

/** Checkouts ended in one go, and of these at the same time; a Worker has six connections. */
const AT_MOST = 50;
const AT_A_TIME = 5;

/**
 * Ends open checkouts of a closed campaign at the provider, each once since `since`; answers how many it dealt with,
 * 0 when there are none left. One that fails is left to the sweep and to its own expiry.
 */
export async function endOpenCheckouts(ctx: Ctx, campaignId: string, since: Date): Promise<number> {
  const open = await ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(
      and(
        eq(submissions.campaignId, campaignId),
        sql`${checkouts.state} = 'open'`,
        lt(checkouts.checkedAt, since),
      ),
    )
    .limit(AT_MOST);
  const queue = [...open];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id } = next;
      await ctx.db.update(checkouts).set({ checkedAt: ctx.now }).where(eq(checkouts.id, id));
      await endCheckout(ctx, id).catch((error: unknown) =>
        ctx.log.warn('end_checkout_failed', { checkout: id, reason: reasonOf(error) }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return open.length;
}
