import { asc, eq, and } from 'drizzle-orm';
import {
  listInvitationLinks,
  revokeInvitationLink,
  revokeInvitationsForUser,
  toIdentifier,
} from '../../accounts/index.ts';
import { user, verification } from '../../accounts/table.ts';
import { logAction } from '../../admin-log/index.ts';
import { hasRow } from '../../platform/conditions.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { commitOrThrow } from '../../platform/unit-of-work.ts';
import type { CharityAccess } from '../invitation-contract.ts';
import { CHARITY_ACCOUNTS_MAX } from '../rules.ts';
import { charityAccounts } from '../profile/table.ts';
import { charities } from '../table.ts';

/** For admins, returns the accounts that edit a charity and its invitations; throws 404 for an unknown charity. */
export async function getCharityAccess(ctx: Ctx, charityId: string): Promise<CharityAccess> {
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

/** For admins, removes an account and its invitations from a charity; throws 404 if it does not edit the profile. */
export async function removeAccount(ctx: Ctx, charityId: string, userId: string): Promise<void> {
  const { id: by } = requirePerson(ctx);
  const isTheirs = and(eq(charityAccounts.charityId, charityId), eq(charityAccounts.userId, userId));
  await commitOrThrow(ctx, notFound, hasRow(charityAccounts, isTheirs), [
    ctx.db.delete(charityAccounts).where(isTheirs),
    revokeInvitationsForUser(ctx, userId, charityId),
    logAction(ctx, { action: 'charity-member-removed', subject: charityId, reason: '' }),
  ]);
  ctx.log.info('charity_account_removed', { charity: charityId, account: userId, by });
}

/** For admins, revokes an invitation; throws 404 for one that was accepted or never existed. */
export async function revokeInvitation(ctx: Ctx, charityId: string, id: string): Promise<void> {
  const { id: by } = requirePerson(ctx);
  const isOwn = eq(verification.identifier, toIdentifier('charity-invitation', charityId));
  const { hasLink, statement } = revokeInvitationLink(ctx, isOwn, id);
  await commitOrThrow(ctx, notFound, hasLink, [
    statement,
    logAction(ctx, { action: 'invitation-revoked', subject: charityId, reason: '' }),
  ]);
  ctx.log.info('charity_invitation_revoked', { charity: charityId, by });
}
