import { signSessionToken } from '#api/accounts/session-cookies.ts';
import { createSession } from '#api/accounts/start-user-session.ts';
import type { SessionAccess } from '#api/accounts/rules.ts';
import type { Ctx } from '#api/platform/context.ts';

/** Opens a session for a person; undefined if the person has just been erased. */
export async function openSession(ctx: Ctx, userId: string, access?: SessionAccess) {
  const created = createSession(ctx, userId, 'password', access);
  const isStored = await created.statements[0].then(
    () => true,
    () => false,
  );
  return isStored ? signSessionToken(ctx, created.token, created.lifetimeMs) : undefined;
}
