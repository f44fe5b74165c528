import { eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { signToken, verifyToken } from '../platform/signed-token.ts';
import { submissions } from '../submissions/table.ts';
import type { ReturnQuery } from './contract.ts';
import { parseReturnKey } from '../payments/rules.ts';
import { listReturnOrigins } from './return-origins.ts';
import { buildReturnUrl, TICKET_LIFETIME_MS, TICKET_NAME } from './rules.ts';

/**
 * Returns where a visitor coming back from the provider goes: to the partner's page while the campaign's owner
 * allows its site and the key was made for it, else to our own. The ticket gives access to the status of this one payment, and to nothing else.
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
