import { asc, eq } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { Embed } from './contract.ts';
import { ORIGINS_MAX } from './rules.ts';
import { embedOrigins } from './table.ts';

/** Returns the widget of the caller's own campaign: the sites that it may return to. */
export async function getEmbed(ctx: Ctx, campaignId: string): Promise<Embed> {
  const { id } = await requireOwnCampaign(ctx, campaignId);
  return { origins: await listReturnOrigins(ctx, id) };
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
