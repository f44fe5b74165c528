import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import { hashPassword } from './auth.ts';
import type { ResetPassword } from './contract.ts';
import { CREDENTIAL } from './find-person.ts';
import { invalidLink, requireLink, isUnconsumed, consumeLink, LINK_PURPOSES } from './link.ts';
import { queueNotice } from './mails.ts';
import { rejectWeakPassword } from './common-passwords.ts';
import { limitLoginNetwork } from './rate-limits.ts';
import { account, passkey, session, user } from './table.ts';
import type { OnVerified } from './verify-email.ts';

/**
 * Sets a new password by a link, once, and ends every session, link and passkey of the person. Reading the mail also
 * verifies the address: what `onVerified` adds happens in the same batch.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, newPassword }: ResetPassword,
  onVerified: OnVerified = () => [],
): Promise<void> {
  await limitLoginNetwork(ctx);
  const link = await requireLink(ctx, ['reset-password', 'choose-password'], token);
  await rejectWeakPassword(newPassword, 'newPassword', link.email);
  const password = await hashPassword(ctx, newPassword);
  const unused = isUnconsumed(ctx, link);
  const [, , , [person], consumed] = await ctx.db.batch([
    ctx.db
      .update(account)
      .set({ password, updatedAt: ctx.now })
      .where(and(eq(account.userId, link.subject), eq(account.providerId, CREDENTIAL), unused)),
    ctx.db.delete(session).where(and(eq(session.userId, link.subject), unused)),
    ctx.db.delete(passkey).where(and(eq(passkey.userId, link.subject), unused)),
    ctx.db
      .update(user)
      .set({ emailVerified: true, passwordIsGenerated: false, updatedAt: ctx.now })
      .where(and(eq(user.id, link.subject), unused))
      .returning(),
    consumeLink(ctx, link, LINK_PURPOSES),
    ...onVerified(ctx, link.subject),
  ]);
  if (consumed.length === 0 || !person) throw invalidLink();
  logAccountEvent(ctx, 'password_reset', link.subject);
  await queueNotice(ctx, 'password-changed', person, link.id);
  ctx.defer(sendDueMails(ctx));
}
