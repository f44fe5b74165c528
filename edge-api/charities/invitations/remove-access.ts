import { and, eq } from 'drizzle-orm';
import { revokeInvitationLink } from '../../accounts/index.ts';
import { requireAdmin, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { charityAccounts } from '../profile/table.ts';

/** Takes a charity's profile away from an account, as admin; throws 404 for an account that does not edit it. */
export async function removeAccount(ctx: Ctx, charityId: string, userId: string): Promise<void> {
  const { id: by } = requireAdmin(ctx);
  const removed = await ctx.db
    .delete(charityAccounts)
    .where(and(eq(charityAccounts.charityId, charityId), eq(charityAccounts.userId, userId)))
    .returning({ userId: charityAccounts.userId });
  if (removed.length === 0) throw notFound();
  ctx.log.info('charity_account_removed', { charity: charityId, account: userId, by });
}

/** Makes an invitation stop working, as admin; throws 404 for one that was accepted or never was. */
export async function revokeInvitation(ctx: Ctx, charityId: string, id: string): Promise<void> {
  const { id: by } = requireAdmin(ctx);
  const revoked = await revokeInvitationLink(ctx, charityId, id);
  if (revoked.length === 0) throw notFound();
  ctx.log.info('charity_invitation_revoked', { charity: charityId, by });
}
