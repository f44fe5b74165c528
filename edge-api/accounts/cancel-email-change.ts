import type { Ctx } from '../platform/context.ts';
import { logAccountEvent } from './account-log.ts';
import type { CancelEmailChange } from './contract.ts';
import { deleteLinks, invalidLink, requireLink } from './link.ts';

/** Revokes every pending change of a person's address, by the link in the notice to the old one. */
export async function cancelEmailChange(ctx: Ctx, { token }: CancelEmailChange): Promise<void> {
  const link = await requireLink(ctx, ['cancel-email-change'], token);
  const revoked = await deleteLinks(ctx, link.subject, ['change-email', 'cancel-email-change']);
  if (revoked.length === 0) throw invalidLink();
  logAccountEvent(ctx, 'email_change_cancelled', link.subject);
}
