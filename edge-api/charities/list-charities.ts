import { asc, inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { Charity, CharityListQuery } from './contract.ts';
import { CHARITIES_MAX, type ApprovalStatus } from './rules.ts';
import { charities } from './table.ts';

/** The columns of a charity that everyone may see. */
export const PUBLIC_COLUMNS = {
  id: charities.id,
  name: charities.name,
  approvalStatus: charities.approvalStatus,
};

/** Returns the whitelist by name: approved ones, unreviewed ones on request, rejected ones for admins only (api.md). */
export async function listCharities(ctx: Ctx, { includeUnapproved }: CharityListQuery): Promise<Charity[]> {
  const isAdmin = ctx.actor.kind === 'person' && ctx.actor.person.role === 'admin';
  const statuses: ApprovalStatus[] = ['approved'];
  if (includeUnapproved === 'true') statuses.push('pending', ...(isAdmin ? (['rejected'] as const) : []));
  return ctx.db
    .select(PUBLIC_COLUMNS)
    .from(charities)
    .where(inArray(charities.approvalStatus, statuses))
    .orderBy(asc(charities.name))
    .limit(CHARITIES_MAX);
}
