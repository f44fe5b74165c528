import { and, eq, ne } from 'drizzle-orm';
import { findOrCreateCharity } from '../charities/index.ts';
import { CHARITY_REJECTED } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { DRAFT_MESSAGES, OTHER_CHARITY } from '../campaigns/draft-rules.ts';

/** Returns the id of the charity that a draft names: one of the whitelist, or a new one that is added for review. */
export async function resolveCharity(
  ctx: Ctx,
  { charity, newCharity }: { readonly charity: string; readonly newCharity: string },
): Promise<string> {
  if (charity === OTHER_CHARITY) {
    const { charity: own } = await findOrCreateCharity(ctx, { name: newCharity });
    if (own.approvalStatus === 'rejected')
      throw validationFailed([{ path: 'newCharity', message: CHARITY_REJECTED }]);
    return own.id;
  }
  const [row] = await ctx.db
    .select({ id: charities.id })
    .from(charities)
    .where(and(eq(charities.id, charity), ne(charities.approvalStatus, 'rejected')))
    .limit(1);
  if (!row) throw validationFailed([{ path: 'charity', message: DRAFT_MESSAGES.charityRequired }]);
  return row.id;
}
