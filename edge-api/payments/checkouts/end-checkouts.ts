import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { submissions } from '#api/submissions/table.ts';
import { endCheckout } from './end-checkout.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { checkouts } from '../table.ts';

/** Checkouts of one person that are ended in one go; the sweep ends the rest. */
const OPEN_CHECKOUTS_MAX = 50;

type OpenCheckout = { readonly id: string };

/** Ends checkouts at the provider; one that fails is left to the sweep and to its own expiry. */
export async function endCheckouts(ctx: Ctx, open: readonly OpenCheckout[]): Promise<void> {
  await forEachConcurrent(open, async ({ id }) => {
    await ctx.db.update(checkouts).set({ checkedAt: ctx.now }).where(eq(checkouts.id, id));
    await endCheckout(ctx, id).catch((error: unknown) =>
      ctx.log.warn('end_checkout_failed', { checkout: id, reason: errorMessage(error) }),
    );
  });
}

/** The open checkouts of a person. */
export async function findOpenCheckouts(ctx: Ctx, userId: string): Promise<readonly OpenCheckout[]> {
  return ctx.db
    .select({ id: checkouts.id })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(and(eq(submissions.userId, userId), sql`${checkouts.state} = 'open'`))
    .limit(OPEN_CHECKOUTS_MAX);
}
