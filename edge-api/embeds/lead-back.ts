import { eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { seal, unseal } from '../platform/seal.ts';
import { submissions } from '../submissions/table.ts';
import { allowedOrigins } from './allowed-origins.ts';
import type { ReturnQuery } from './contract.ts';
import { returnAddress, TICKET_LIFETIME_MS, TICKET_NAME } from './rules.ts';

/**
 * Where a visitor goes who comes back from the provider: to the partner's page while the campaign's owner allows its
 * site, else to our own. The ticket tells what became of this one payment, and nothing else.
 */
export async function leadBack(ctx: Ctx, { key, payment }: ReturnQuery): Promise<string> {
  const home = `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}`;
  const id = await unseal(ctx, 'embed-return', key);
  if (id === undefined) return home;
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
  if (!row) return home;
  const end = new Date(ctx.now.getTime() + TICKET_LIFETIME_MS);
  const ticket = `${row.slug}.${await seal(ctx, 'embed-state', id, end)}`;
  const partner = returnAddress(row.page, await allowedOrigins(ctx, row.campaignId), ticket);
  if (partner !== undefined) return partner;
  const ours = `${ctx.settings.PUBLIC_ORIGIN}/${row.language}/campaigns/${row.slug}`;
  if (payment === 'cancelled') return `${ours}?payment=cancelled`;
  return `${ours}/thanks?submission=${id}#${TICKET_NAME}=${ticket}`;
}
