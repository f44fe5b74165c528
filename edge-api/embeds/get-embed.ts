import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { listReturnOrigins } from './list-return-origins.ts';
import type { Embed } from './contract.ts';
import { COUNTS_MAX } from './rules.ts';

/** The widget of the caller's own campaign: where it may return to, and how many came through each site. */
export async function getEmbed(ctx: Ctx, campaignId: string): Promise<Embed> {
  const { id } = await requireOwnCampaign(ctx, campaignId);
  const paid = sql<number>`sum(${submissions.status} = 'paid')`;
  const rows = await ctx.db
    .select({ origin: submissions.embedOrigin, all: count(), paid })
    .from(submissions)
    .where(
      and(
        eq(submissions.campaignId, id),
        isNotNull(submissions.embedOrigin),
        ne(submissions.status, 'cancelled'),
      ),
    )
    .groupBy(submissions.embedOrigin)
    .orderBy(desc(paid), desc(count()))
    .limit(COUNTS_MAX);
  return {
    origins: await listReturnOrigins(ctx, id),
    counts: rows.map((row) => ({ ...row, origin: row.origin ?? '' })),
  };
}
