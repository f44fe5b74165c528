import { and, eq, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { endCheckouts } from './end-checkouts.ts';
import { checkouts } from '../table.ts';

/** Checkouts ended in one go. */
const BATCH_MAX = 50;

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
    .limit(BATCH_MAX);
  await endCheckouts(ctx, open);
  return open.length;
}
