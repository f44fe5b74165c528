import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import { hashPassword } from './auth.ts';
import { rejectWeakPassword } from './common-passwords.ts';
import type { ChangePassword, ResetPassword } from './contract.ts';
import { CREDENTIAL } from './find-person.ts';
import { deleteLinks, requireLink } from './link.ts';
import { queueNotice } from './mails.ts';
import { proveAddress, type OnProven } from './prove-address.ts';
import { limitLoginNetwork } from './rate-limits.ts';
import { isStillLoggedIn } from './sessions.ts';
import { requireProvenPerson, requireStepUp } from './require-step-up.ts';
import { needsPasskey, passkeyOnly, startUserSession } from './start-user-session.ts';
import { account, session, user } from './table.ts';

/**
 * Sets the caller's password and ends every session and link but a new one for this browser, unless a reset has ended
 * the session. Throws 403 for a person who must log in with a passkey.
 */
export async function changePassword(ctx: Ctx, { currentPassword, newPassword }: ChangePassword) {
  const person = requireProvenPerson(ctx);
  if (needsPasskey(ctx, person)) throw passkeyOnly();
  await requireStepUp(ctx, currentPassword, 'currentPassword');
  await rejectWeakPassword(newPassword, 'newPassword', person.email);
  const password = await hashPassword(newPassword);
  const { id } = person;
  await commitOrThrow(ctx, unauthenticated, isStillLoggedIn(ctx), [
    ctx.db
      .update(account)
      .set({ password, updatedAt: ctx.now })
      .where(and(eq(account.userId, id), eq(account.providerId, CREDENTIAL))),
    ctx.db.update(user).set({ passwordIsGenerated: false }).where(eq(user.id, id)),
    ctx.db.delete(session).where(eq(session.userId, id)),
    deleteLinks(ctx, id),
    queueNotice(ctx, 'password-changed', person, ctx.requestId),
  ]);
  ctx.log.info('password_changed', { user: id });
  ctx.defer(sendDueMails(ctx));
  return startUserSession(ctx, person, { hash: password });
}

/** Sets a new password by a link, once, which also proves the address; ends every session, link and passkey. */
export async function resetPassword(
  ctx: Ctx,
  { token, newPassword }: ResetPassword,
  onProven: OnProven,
): Promise<void> {
  await limitLoginNetwork(ctx);
  const link = await requireLink(ctx, ['reset-password'], token);
  await rejectWeakPassword(newPassword, 'newPassword', link.email);
  const newHash = await hashPassword(newPassword);
  const { person } = await proveAddress(ctx, link, { onProven, newHash });
  ctx.log.info('password_reset', { user: link.subject });
  await queueNotice(ctx, 'password-changed', person, link.id);
  ctx.defer(sendDueMails(ctx));
}
