import { revokeInvitationLink } from '../../accounts/index.ts';
import { requireAdmin, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';

/** Makes an invitation stop working, as admin; throws 404 for one that was accepted or never was. */
export async function revokeInvitation(ctx: Ctx, charityId: string, id: string): Promise<void> {
  const { id: by } = requireAdmin(ctx);
  const revoked = await revokeInvitationLink(ctx, charityId, id);
  if (revoked.length === 0) throw notFound();
  ctx.log.info('charity_invitation_revoked', { charity: charityId, by });
}
