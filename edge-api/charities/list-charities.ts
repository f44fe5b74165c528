import { asc, lte } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { cutPage } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import type { CharityList, CharityListQuery } from './contract.ts';
import type { ApprovalStatus } from './rules.ts';
import { charities } from './table.ts';

export const PUBLIC_COLUMNS = pick(charities, 'id', 'name', 'approvalStatus');

/** Returns a page of the whitelist; unreviewed ones on request, rejected ones for admins only (RULES.md, "Calls"). */
export async function listCharities(
  ctx: Ctx,
  { includeUnapproved, ...query }: CharityListQuery,
): Promise<CharityList> {
  const isAdmin = ctx.actor.kind === 'person' && ctx.actor.person.role === 'admin';
  const last = includeUnapproved !== 'true' ? 'approved' : isAdmin ? 'rejected' : 'pending';
  const found = await selectCharities(ctx, last)
    .limit(query.limit + 1)
    .offset(query.after);
  const { rows, next } = cutPage(found, query);
  return { docs: rows, next };
}

/** Returns the query for the charities up to a status, in index order. */
export function selectCharities(ctx: Ctx, last: ApprovalStatus) {
  return ctx.db
    .select(PUBLIC_COLUMNS)
    .from(charities)
    .where(lte(charities.approvalStatus, last))
    .orderBy(asc(charities.approvalStatus), asc(charities.name), asc(charities.id))
    .$dynamic();
}
