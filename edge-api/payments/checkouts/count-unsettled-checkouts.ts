import { and, count, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';

/** Checkouts of a campaign from which money may still come: being processed, or open because they could not be ended. */
export async function countUnsettledCheckouts(ctx: Ctx, campaignId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ count: count() })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(and(eq(submissions.campaignId, campaignId), sql`${checkouts.state} in ('open', 'processing')`));
  return found?.count ?? 0;
}
