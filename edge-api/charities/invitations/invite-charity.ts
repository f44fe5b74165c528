import { eq } from 'drizzle-orm';
import { createLink, limitMails, revokeInvitationLinks } from '../../accounts/index.ts';
import { requireAdmin, type Ctx } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { charities } from '../table.ts';
import type { CharityAccess, InviteCharity } from '../invitation-contract.ts';
import { getCharityAccess } from './get-charity-access.ts';
import { queueInvitation } from './mails.ts';
import { CHARITY_NOT_APPROVED } from '../invitation-rules.ts';

/**
 * Sends an address a link with which an account edits a charity's profile, as admin; earlier links to that address stop
 * working. Throws 404 for an unknown charity, 409 for one that is not approved.
 */
export async function inviteCharity(
  ctx: Ctx,
  charityId: string,
  { email, language }: InviteCharity,
): Promise<CharityAccess> {
  const { id: by } = requireAdmin(ctx);
  const [charity] = await ctx.db.select().from(charities).where(eq(charities.id, charityId)).limit(1);
  if (!charity) throw notFound();
  if (charity.approvalStatus !== 'approved') throw new ApiError(409, 'conflict', CHARITY_NOT_APPROVED);
  await limitMails(ctx, email);
  const invitation = { subject: charityId, email };
  const link = createLink(ctx, 'charity-invitation', invitation);
  await ctx.db.batch([
    revokeInvitationLinks(ctx, invitation),
    link.statement,
    queueInvitation(ctx, { email, language, charity: charity.name, link }),
  ]);
  ctx.log.info('charity_invited', { charity: charityId, by });
  ctx.defer(sendDueMails(ctx));
  return getCharityAccess(ctx, charityId);
}
