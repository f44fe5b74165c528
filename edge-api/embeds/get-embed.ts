import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import type { Embed } from './contract.ts';
import { COUNTS_MAX, ORIGINS_MAX } from './rules.ts';
import { embedOrigins } from './table.ts';

/** Returns the widget of the caller's own campaign: the sites it may return to, and the submissions by site. */
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

/** Returns the sites that a campaign's owner lets visitors return to. */
export async function listReturnOrigins(ctx: Ctx, campaignId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ origin: embedOrigins.origin })
    .from(embedOrigins)
    .where(eq(embedOrigins.campaignId, campaignId))
    .orderBy(asc(embedOrigins.origin))
    .limit(ORIGINS_MAX);
  return rows.map(({ origin }) => origin);
}
