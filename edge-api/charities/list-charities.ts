import { asc, lte } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { CharityList, CharityListQuery } from './contract.ts';
import { CHARITIES_PAGE_SIZE, type ApprovalStatus } from './rules.ts';
import { charities } from './table.ts';

/** The public columns of a charity. */
export const PUBLIC_COLUMNS = {
  id: charities.id,
  name: charities.name,
  approvalStatus: charities.approvalStatus,
};

/**
 * Returns a page of the whitelist, approved ones first, by name: unreviewed ones on request, rejected ones for admins
 * only (RULES.md, "Calls").
 */
export async function listCharities(
  ctx: Ctx,
  { includeUnapproved, page }: CharityListQuery,
): Promise<CharityList> {
  const isAdmin = ctx.actor.kind === 'person' && ctx.actor.person.role === 'admin';
  const last = includeUnapproved !== 'true' ? 'approved' : isAdmin ? 'rejected' : 'pending';
  const rows = await selectCharities(ctx, last)
    .limit(CHARITIES_PAGE_SIZE + 1)
    .offset((page - 1) * CHARITIES_PAGE_SIZE);
  return { docs: rows.slice(0, CHARITIES_PAGE_SIZE), hasMore: rows.length > CHARITIES_PAGE_SIZE };
}

/** Returns the query for the charities up to a status, in the order of the index. */
export function selectCharities(ctx: Ctx, last: ApprovalStatus) {
  return ctx.db
    .select(PUBLIC_COLUMNS)
    .from(charities)
    .where(lte(charities.approvalStatus, last))
    .orderBy(asc(charities.approvalStatus), asc(charities.name), asc(charities.id))
    .$dynamic();
}
