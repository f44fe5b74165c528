import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { openSession } from './auth.ts';
import type { User } from './contract.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { INVALID_CREDENTIALS, type SessionAccess } from './rules.ts';
import { createHintCookie } from './session-cookies.ts';
import { session } from './table.ts';

/** A person with a new session: `cookies` for a browser, `token` for the embed frame. */
export type StartedSession = {
  readonly user: User;
  readonly token: string;
  readonly cookies: readonly string[];
};

/**
 * Opens a session for an authenticated person and ends the request's own, so that a session planted or left behind in
 * a browser never becomes theirs.
 */
export async function startUserSession(
  ctx: Ctx,
  person: User,
  access?: SessionAccess,
): Promise<StartedSession> {
  const opened = await openSession(ctx, person.id, access);
  if (!opened) throw invalidCredentials();
  if (ctx.actor.kind === 'person') {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.sessionId));
  }
  const cookies = [...opened.cookies, createHintCookie(ctx), createDeviceCookie(ctx, person.id)];
  return { user: person, token: opened.token, cookies };
}

/** Creates the error of a wrong password and of an unknown address. */
export function invalidCredentials(): ApiError {
  return new ApiError(401, 'invalid_credentials', INVALID_CREDENTIALS);
}
