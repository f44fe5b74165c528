import type { Ctx } from '../platform/context.ts';
import { logAccountEvent } from './account-log.ts';
import { verifyPassword } from './auth.ts';
import type { Login } from './contract.ts';
import { findPerson, toUser } from './find-person.ts';
import type { SessionAccess } from './rules.ts';
import { limitLogins } from './rate-limits.ts';
import { invalidCredentials, startUserSession, type StartedSession } from './start-user-session.ts';

/** Logs a person in. A wrong password and an unknown address take the same time and get the same response. */
export async function logIn(
  ctx: Ctx,
  { email, password }: Login,
  access?: SessionAccess,
): Promise<StartedSession> {
  const account = await findPerson(ctx, email);
  await limitLogins(ctx, email, account?.row.id);
  const isValid = await verifyPassword(password, account?.hash);
  if (!account?.hash || !isValid) {
    logAccountEvent(ctx, 'login_refused', account?.row.id);
    throw invalidCredentials();
  }
  const started = await startUserSession(ctx, toUser(account.row), { access, hash: account.hash });
  logAccountEvent(ctx, 'login', started.user.id);
  return started;
}
