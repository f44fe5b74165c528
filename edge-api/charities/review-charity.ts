import { eq } from 'drizzle-orm';
import { getPermissions } from '../accounts/rules.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import type { Charity, CharityReview } from './contract.ts';
import { PUBLIC_COLUMNS } from './list-charities.ts';
import { charities } from './table.ts';

/** Stores an admin's decision on a charity; throws 403 for everyone else, 404 when there is no such charity. */
export async function reviewCharity(
  ctx: Ctx,
  id: string,
  { approvalStatus }: CharityReview,
): Promise<Charity> {
  if (!getPermissions(requirePerson(ctx).role).reviewCharities) throw forbidden();
  const [row] = await ctx.db
    .update(charities)
    .set({ approvalStatus })
    .where(eq(charities.id, id))
    .returning(PUBLIC_COLUMNS);
  if (!row) throw notFound();
  return row;
}
