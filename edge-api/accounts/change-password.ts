import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import { hashPassword } from './auth.ts';
import type { ChangePassword } from './contract.ts';
import { CREDENTIAL, hasPasswordHash } from './find-person.ts';
import { revokeLinks } from './link.ts';
import { queueNotice } from './mails.ts';
import { rejectWeakPassword } from './common-passwords.ts';
import { isStillLoggedIn } from './read-session.ts';
import { requireProvenPerson, requireStepUp } from './require-step-up.ts';
import { needsPasskey, passkeyOnly, startUserSession, type StartedSession } from './start-user-session.ts';
import { account, session, user } from './table.ts';

/**
 * Chooses a password, after a recent log-in or given the current one; every session and link ends, and this browser gets
 * a new session. Changes nothing when a reset has overtaken it, which ends the session; throws 403 for whoever logs in
 * with a passkey alone.
 */
export async function changePassword(
  ctx: Ctx,
  { currentPassword, newPassword }: ChangePassword,
): Promise<StartedSession> {
  const person = requireProvenPerson(ctx);
  if (needsPasskey(ctx, person)) throw passkeyOnly();
  await requireStepUp(ctx, currentPassword, 'currentPassword');
  await rejectWeakPassword(newPassword, 'newPassword', person.email);
  const password = await hashPassword(ctx, newPassword);
  const isChanged = hasPasswordHash(ctx, person.id, password);
  const [changed] = await ctx.db.batch([
    ctx.db
      .update(account)
      .set({ password, updatedAt: ctx.now })
      .where(and(eq(account.userId, person.id), eq(account.providerId, CREDENTIAL), isStillLoggedIn(ctx)))
      .returning({ id: account.id }),
    ctx.db
      .update(user)
      .set({ passwordIsGenerated: false })
      .where(and(eq(user.id, person.id), isChanged)),
    ctx.db.delete(session).where(and(eq(session.userId, person.id), isChanged)),
    revokeLinks(ctx, person.id, isChanged),
    queueNotice(ctx, 'password-changed', person, ctx.requestId, isChanged),
  ]);
  if (changed.length === 0) throw unauthenticated();
  logAccountEvent(ctx, 'password_changed', person.id);
  ctx.defer(sendDueMails(ctx));
  return startUserSession(ctx, person, { hash: password });
}
