import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { answerCookies } from '../platform/cookies.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import { sessionCookieName } from './auth.ts';
import { readSession } from './read-session.ts';
import { endingCookies } from './session-cookies.ts';

/**
 * Completes the context with the person whose session the request carries, as cookie or bearer token. A request
 * without either costs no look at the database. What a person is answered is kept by no cache
 * unless its route says so, and a browser whose session is over is told to forget it.
 */
export const withActor = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = ctxOf(c);
  const cookie = getCookie(c, sessionCookieName(ctx));
  const signed = bearerOf(c.req.header('authorization')) ?? cookie;
  if (signed !== undefined) c.set('ctx', { ...ctx, actor: await readSession(ctx, signed) });
  await next();
  if (ctxOf(c).actor.kind === 'person' && !c.res.headers.has('cache-control')) {
    c.header('cache-control', 'private, no-store');
  }
  const isStale = cookie !== undefined || getCookie(c, SESSION_HINT_COOKIE) !== undefined;
  if (isStale && c.res.status === 401 && ctxOf(c).actor.kind === 'anonymous') {
    answerCookies(c, await endingCookies(ctx));
  }
});

/** The token of the embed frame, which has no cookie; it goes before one. */
function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
