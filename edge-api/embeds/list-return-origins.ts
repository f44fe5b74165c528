import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ORIGINS_MAX } from './rules.ts';
import { embedOrigins } from './table.ts';

/** The sites that a campaign's owner lets visitors return to. */
export async function listReturnOrigins(ctx: Ctx, campaignId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ origin: embedOrigins.origin })
    .from(embedOrigins)
    .where(eq(embedOrigins.campaignId, campaignId))
    .orderBy(asc(embedOrigins.origin))
    .limit(ORIGINS_MAX);
  return rows.map(({ origin }) => origin);
}
