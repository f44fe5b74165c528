import { asc, eq, sql } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { parseReturnKey } from '../payments/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, type ErrorDetail } from '../platform/errors.ts';
import { signToken, verifyToken } from '../platform/signed-token.ts';
import { submissions } from '../submissions/table.ts';
import type { Embed, EmbedUpdate, ReturnQuery } from './contract.ts';
import {
  ORIGINS_MAX,
  parseOrigin,
  buildReturnUrl,
  TICKET_LIFETIME_MS,
  TICKET_NAME,
  toEmbedSource,
} from './rules.ts';
import { embedOrigins } from './table.ts';

/** Returns the widget of the caller's own campaign, with the sites it may return visitors to. */
export async function getEmbed(ctx: Ctx, campaignId: string): Promise<Embed> {
  const { id } = await requireOwnCampaign(ctx, campaignId, 'view');
  return { origins: await listReturnOrigins(ctx, id) };
}

async function listReturnOrigins(ctx: Ctx, campaignId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ origin: embedOrigins.origin })
    .from(embedOrigins)
    .where(eq(embedOrigins.campaignId, campaignId))
    .orderBy(asc(embedOrigins.origin))
    .limit(ORIGINS_MAX);
  return rows.map(({ origin }) => origin);
}

/** Replaces the sites to which the caller's own campaign may return visitors; one invalid site rejects all. */
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

/**
 * Returns the address for a visitor coming back from the provider: the partner's page if the campaign's owner allows
 * its site and the key was made for it, else our own. The ticket only gives access to the status of this payment.
 */
export async function resolveReturnUrl(ctx: Ctx, { key, payment }: ReturnQuery): Promise<string> {
  const homeUrl = `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}`;
  const [id, origin] = parseReturnKey(await verifyToken(ctx, 'embed-return', key));
  if (id === undefined) return homeUrl;
  const [row] = await ctx.db
    .select({
      campaignId: submissions.campaignId,
      slug: campaigns.slug,
      page: submissions.embedPage,
      language: submissions.language,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(submissions.id, id));
  if (!row) return homeUrl;
  const end = new Date(ctx.now.getTime() + TICKET_LIFETIME_MS);
  const ticket = `${row.slug}.${await signToken(ctx, 'embed-state', id, end)}`;
  const allowed = (await listReturnOrigins(ctx, row.campaignId)).filter((site) => site === origin);
  const partner = buildReturnUrl(row.page, allowed, ticket);
  if (partner !== undefined) return partner;
  const campaignUrl = `${ctx.settings.PUBLIC_ORIGIN}/${row.language}/campaigns/${row.slug}`;
  if (payment === 'cancelled') return `${campaignUrl}?payment=cancelled`;
  return `${campaignUrl}/thanks?submission=${id}#${TICKET_NAME}=${ticket}`;
}

/** Returns the columns of a frame's source for an answer's insert, without a page unless the owner allows its site. */
export function selectEmbedSource(ctx: Ctx, campaignId: string, source: Parameters<typeof toEmbedSource>[0]) {
  const { embedOrigin, embedPage } = toEmbedSource(source, ctx.settings.ENVIRONMENT === 'production');
  if (embedPage === null) return { embedOrigin, embedPage };
  const page = sql`(select ${embedPage} from ${embedOrigins}
    where ${embedOrigins.campaignId} = ${campaignId} and ${embedOrigins.origin} = ${embedOrigin})`;
  return { embedOrigin, embedPage: page };
}
