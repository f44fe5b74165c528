import { asc, eq } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, type ErrorDetail } from '../platform/errors.ts';
import type { Embed, EmbedUpdate } from './contract.ts';
import { ORIGINS_MAX, parseOrigin } from './rules.ts';
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

/** Replaces the sites to which the caller's own campaign lets visitors return; refuses all of them when one is wrong. */
export async function setReturnOrigins(ctx: Ctx, campaignId: string, input: EmbedUpdate): Promise<Embed> {
  const { id } = await requireOwnCampaign(ctx, campaignId);
  const sites = input.origins.map((text) => parseOrigin(text, ctx.settings.ENVIRONMENT === 'production'));
  const details: readonly ErrorDetail[] = sites.flatMap((site, at) =>
    'problem' in site ? [{ path: `origins.${at}`, message: site.problem }] : [],
  );
  if (details.length > 0) throw validationFailed(details);
  const origins = new Set(sites.flatMap((site) => ('origin' in site ? [site.origin] : [])));
  const rows = [...origins].map((origin) => ({ campaignId: id, origin, createdAt: ctx.now }));
  await ctx.db.batch([
    ctx.db.delete(embedOrigins).where(eq(embedOrigins.campaignId, id)),
    ...(rows.length > 0 ? [ctx.db.insert(embedOrigins).values(rows)] : []),
  ]);
  return getEmbed(ctx, id);
}
