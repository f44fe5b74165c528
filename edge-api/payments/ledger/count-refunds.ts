import { and, count, eq, gte, or } from 'drizzle-orm';
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
  const rows = await ctx.db
    .select({ state: checkouts.state, count: count() })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.campaignId, campaignId),
        or(
          eq(checkouts.state, 'paid'),
          since
            ? and(eq(checkouts.state, 'refunded'), gte(checkouts.refundedAt, toProviderTime(since)))
            : undefined,
        ),
      ),
    )
    .groupBy(checkouts.state);
  const refunded = rows.find(({ state }) => state === 'refunded')?.count ?? 0;
  const paid = rows.find(({ state }) => state === 'paid')?.count ?? 0;
  return { total: paid + refunded, refunded };
}
