import { and, eq, type SQL } from 'drizzle-orm';
import { requireManagedCharity } from './require-managed-charity.ts';
import { charityAccounts } from './table.ts';
import { hasRow } from '../../platform/conditions.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';

const isOwnAccount = (ctx: Ctx, charityId: string) =>
  and(eq(charityAccounts.charityId, charityId), eq(charityAccounts.userId, requirePerson(ctx).id));

/** Returns the condition that the caller is one of a charity's own people. */
export function isMember(ctx: Ctx, charityId: string): SQL {
  return hasRow(charityAccounts, isOwnAccount(ctx, charityId));
}

/** Returns a charity with its profile; throws 404 unless the caller is one of its people, for admins too. */
export async function requireMember(ctx: Ctx, charityId: string) {
  const managed = await requireManagedCharity(ctx, charityId);
  if ((await ctx.db.$count(charityAccounts, isOwnAccount(ctx, charityId))) === 0) throw notFound();
  return managed;
}
