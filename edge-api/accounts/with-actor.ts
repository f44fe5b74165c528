import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { ctxOf, type Actor, type AppEnv, type Ctx } from '../platform/context.ts';
import { answerCookies } from '../platform/cookies.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import { readSession, sessionCookieName } from './auth.ts';
import { endingCookies } from './session-cookies.ts';
import { toUser } from './to-user.ts';

/**
 * Completes the context with the person whose session the request carries, as cookie or bearer token. A request
 * without either costs no look at the database. What a person is answered is kept by no
 * cache unless its route says so, and a browser whose session is over is told to forget it.
 */
export const withActor = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = ctxOf(c);
  const cookie = getCookie(c, sessionCookieName(ctx));
  if (cookie !== undefined || isBearer(c.req.header('authorization'))) {
    c.set('ctx', { ...ctx, actor: await actorOf(ctx, c.req.raw.headers) });
  }
  await next();
  if (ctxOf(c).actor.kind === 'person' && !c.res.headers.has('cache-control')) {
    c.header('cache-control', 'private, no-store');
  }
  const isStale = cookie !== undefined || getCookie(c, SESSION_HINT_COOKIE) !== undefined;
  if (isStale && c.res.status === 401 && ctxOf(c).actor.kind === 'anonymous') {
    answerCookies(c, await endingCookies(ctx));
  }
});

function isBearer(authorization: string | undefined): boolean {
  return authorization?.slice(0, 7).toLowerCase() === 'bearer ';
}

async function actorOf(ctx: Ctx, headers: Headers): Promise<Actor> {
  const found = await readSession(ctx, headers);
  if (!found) return { kind: 'anonymous' };
  return { kind: 'person', person: toUser(found.user), sessionId: found.session.id };
}
