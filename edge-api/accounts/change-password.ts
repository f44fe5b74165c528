import { and, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import { hashPassword } from './auth.ts';
import type { ChangePassword } from './contract.ts';
import { CREDENTIAL } from './find-person.ts';
import { revokeLinks } from './link.ts';
import { queueNotice } from './mails.ts';
import { rejectWeakPassword } from './common-passwords.ts';
import { requirePassword } from './require-password.ts';
import { startUserSession, type StartedSession } from './start-user-session.ts';
import { account, session, user } from './table.ts';

/** Changes a password, given the current one; every session and link ends, and this browser gets a new session. */
export async function changePassword(
  ctx: Ctx,
  { currentPassword, newPassword }: ChangePassword,
): Promise<StartedSession> {
  const person = requirePerson(ctx);
  await requirePassword(ctx, person, currentPassword, 'currentPassword');
  await rejectWeakPassword(newPassword, 'newPassword', person.email);
  const password = await hashPassword(ctx, newPassword);
  await ctx.db.batch([
    ctx.db
      .update(account)
      .set({ password, updatedAt: ctx.now })
      .where(and(eq(account.userId, person.id), eq(account.providerId, CREDENTIAL))),
    ctx.db.update(user).set({ passwordIsGenerated: false }).where(eq(user.id, person.id)),
    ctx.db.delete(session).where(eq(session.userId, person.id)),
    revokeLinks(ctx, person.id),
    queueNotice(ctx, 'password-changed', person, ctx.requestId),
  ]);
  logAccountEvent(ctx, 'password_changed', person.id);
  ctx.defer(sendDueMails(ctx));
  return startUserSession(ctx, person);
}
