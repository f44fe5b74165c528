import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { toProviderTime } from '../rules.ts';
import { checkouts } from '../table.ts';

/**
 * Counts the payments of a campaign that are there or went back since `since`, and how many of them went back; before
 * `since` is known, those that are there.
 */
export async function countRefunds(
  ctx: Ctx,
  campaignId: string,
  since: Date | null,
): Promise<{ readonly total: number; readonly refunded: number }> {
  const start = since && toProviderTime(since).getTime();
  const isBack = sql`${checkouts.state} = 'refunded' and ${checkouts.refundedAt} >= ${start}`;
  const isHere = sql`${checkouts.state} = 'paid'`;
  const [row] = await ctx.db
    .select({
      total: sql<number>`count(case when ${isHere} or (${isBack}) then 1 end)`,
      refunded: sql<number>`count(case when ${isBack} then 1 end)`,
    })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(eq(submissions.campaignId, campaignId));
  return { total: row?.total ?? 0, refunded: row?.refunded ?? 0 };
}
