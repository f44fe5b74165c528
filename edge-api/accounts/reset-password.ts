import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import { hashPassword } from './auth.ts';
import type { ResetPassword } from './contract.ts';
import { requireLink } from './link.ts';
import { queueNotice } from './mails.ts';
import { rejectWeakPassword } from './common-passwords.ts';
import { limitLoginNetwork } from './rate-limits.ts';
import { proveAddress, type OnProven } from './prove-address.ts';

/**
 * Sets a new password by a link, once, and ends every session, link and passkey of the person. Reading the mail also
 * proves the address.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, newPassword }: ResetPassword,
  onProven: OnProven = () => [],
): Promise<void> {
  await limitLoginNetwork(ctx);
  const link = await requireLink(ctx, ['reset-password', 'choose-password'], token);
  await rejectWeakPassword(newPassword, 'newPassword', link.email);
  const newHash = await hashPassword(newPassword);
  const { person } = await proveAddress(ctx, link, { onProven, newHash });
  logAccountEvent(ctx, 'password_reset', link.subject);
  await queueNotice(ctx, 'password-changed', person, link.id);
  ctx.defer(sendDueMails(ctx));
}
