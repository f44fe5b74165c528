import { asc, inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { Charity, CharityListQuery } from './contract.ts';
import { CHARITIES_MAX, type ApprovalStatus } from './rules.ts';
import { toCharity } from './to-charity.ts';
import { charities } from './table.ts';

/** The whitelist by name: approved ones, with the unreviewed on request; rejected ones for admins only (api.md). */
export async function listCharities(ctx: Ctx, { includeUnapproved }: CharityListQuery): Promise<Charity[]> {
  const isAdmin = ctx.actor.kind === 'person' && ctx.actor.person.role === 'admin';
  const statuses: ApprovalStatus[] = ['approved'];
  if (includeUnapproved === 'true') statuses.push('pending', ...(isAdmin ? (['rejected'] as const) : []));
  const rows = await ctx.db
    .select()
    .from(charities)
    .where(inArray(charities.approvalStatus, statuses))
    .orderBy(asc(charities.name))
    .limit(CHARITIES_MAX);
  return rows.map(toCharity);
}
