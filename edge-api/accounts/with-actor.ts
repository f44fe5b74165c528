import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { getCtx, type AppEnv } from '../platform/context.ts';
import { appendSetCookie } from '../platform/cookies.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import { sessionCookieName } from './auth.ts';
import { readSession } from './read-session.ts';
import { clearSessionCookies } from './session-cookies.ts';

/**
 * Completes the context with the person whose session the request carries, as cookie or bearer token. A request
 * without either costs no look at the database. What a person is answered is kept by no cache
 * unless its route says so, and a browser whose session is over is told to forget it.
 */
export const withActor = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = getCtx(c);
  const cookie = getCookie(c, sessionCookieName(ctx));
  const signed = parseBearerToken(c.req.header('authorization')) ?? cookie;
  if (signed !== undefined) c.set('ctx', { ...ctx, actor: await readSession(ctx, signed) });
  await next();
  if (getCtx(c).actor.kind === 'person' && !c.res.headers.has('cache-control')) {
    c.header('cache-control', 'private, no-store');
  }
  const isStale = cookie !== undefined || getCookie(c, SESSION_HINT_COOKIE) !== undefined;
  if (isStale && c.res.status === 401 && getCtx(c).actor.kind === 'anonymous') {
    appendSetCookie(c, await clearSessionCookies(ctx));
  }
});

/** The token of the embed frame, which has no cookie; it goes before one. */
function parseBearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
