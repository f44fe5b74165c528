import { asc, eq } from 'drizzle-orm';
import { listInvitationLinks } from '../../accounts/index.ts';
import { user } from '../../accounts/table.ts';
import { requireAdmin, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { charityAccounts } from '../profile/table.ts';
import { charities } from '../table.ts';
import type { CharityAccess } from '../invitation-contract.ts';
import { CHARITY_ACCOUNTS_MAX } from '../invitation-rules.ts';

/** Returns who edits a charity's profile and who is invited to, as admin; throws 404 for an unknown charity. */
export async function getCharityAccess(ctx: Ctx, charityId: string): Promise<CharityAccess> {
  requireAdmin(ctx);
  const [known, accounts, invitations] = await ctx.db.batch([
    ctx.db.select({ id: charities.id }).from(charities).where(eq(charities.id, charityId)),
    ctx.db
      .select({ id: user.id, name: user.name, email: user.email, acceptedAt: charityAccounts.acceptedAt })
      .from(charityAccounts)
      .innerJoin(user, eq(user.id, charityAccounts.userId))
      .where(eq(charityAccounts.charityId, charityId))
      .orderBy(asc(charityAccounts.acceptedAt))
      .limit(CHARITY_ACCOUNTS_MAX),
    listInvitationLinks(ctx, charityId),
  ]);
  if (known.length === 0) throw notFound();
  return {
    accounts: accounts.map((one) => ({ ...one, acceptedAt: one.acceptedAt.toISOString() })),
    invitations: invitations.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() })),
  };
}
