import { and, eq, not } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { openSession } from './auth.ts';
import type { User } from './contract.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { hasPasswordHash } from './find-person.ts';
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
 * a browser never becomes theirs. Throws 401 when the password with `hash`, by which they were authenticated, was changed
 * in the meantime: what ended their other sessions has to end this one.
 */
export async function startUserSession(
  ctx: Ctx,
  person: User,
  { access, hash }: { readonly access?: SessionAccess | undefined; readonly hash?: string } = {},
): Promise<StartedSession> {
  const opened = await openSession(ctx, person.id, access);
  if (!opened) throw invalidCredentials();
  if (hash !== undefined) await requireUnchangedPassword(ctx, { ...opened, userId: person.id, hash });
  if (ctx.actor.kind === 'person') {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.sessionId));
  }
  const cookies = [...opened.cookies, createHintCookie(ctx), await createDeviceCookie(ctx, person.id)];
  return { user: person, token: opened.token, cookies };
}

/** Ends a new session and throws unless the password that opened it is still the person's. */
async function requireUnchangedPassword(
  ctx: Ctx,
  { sessionId, userId, hash }: Readonly<Record<'sessionId' | 'userId' | 'hash', string>>,
): Promise<void> {
  const isOutdated = and(eq(session.id, sessionId), not(hasPasswordHash(ctx, userId, hash)));
  const deleted = await ctx.db.delete(session).where(isOutdated).returning({ id: session.id });
  if (deleted.length > 0) throw invalidCredentials();
}

/** Creates the error of a wrong password and of an unknown address. */
export function invalidCredentials(): ApiError {
  return new ApiError(401, 'invalid_credentials', INVALID_CREDENTIALS);
}

/** Lets the session of a frame read the submission that it has just made; does nothing for any other session. */
export async function bindSession(ctx: Ctx, submissionId: string): Promise<void> {
  if (ctx.actor.kind !== 'person' || !ctx.actor.binding) return;
  await ctx.db.update(session).set({ submissionId }).where(eq(session.id, ctx.actor.sessionId));
}
