import { and, eq, gt, or } from 'drizzle-orm';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { hasRow } from '../platform/conditions.ts';
import type { Actor, AppEnv, Ctx } from '../platform/context.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import {
  deviceCookieName,
  appendSetCookie,
  clearSessionCookies,
  readSignedValue,
  sessionCookieName,
} from './session-cookies.ts';
import { toUser } from './find-person.ts';
import { ROTATION_GRACE_MS, type SessionScope } from './rules.ts';
import { session, teamMembers, user } from './table.ts';
import { requireProvenPerson, requireSettledAddress, requireStepUp } from './require-step-up.ts';

const isInTeam = hasRow(teamMembers, eq(teamMembers.userId, user.id));

const FULL = ['full'] as const;
const FULL_OR_FRAME = ['full', 'subscribe'] as const;
/** Calls open to a session of the frame on a partner's page; for all others it counts as no session. */
const EMBED_CALLS = [
  'POST /api/campaign-subscribe/auth',
  'POST /api/campaign-subscribe',
  'POST /api/campaign-subscribe/retry',
  'POST /api/embed/payment',
  'POST /api/users/logout',
];
/** One own submission, by its id or its campaign's; `user-submissions` is the list of all, not an id. */
const EMBED_SUBMISSION = /^GET \/api\/campaign-submissions\/(?:by-campaign\/|(?!user-submissions$))[^/]+$/;

/**
 * Adds the person of the session in the cookie or bearer token; without either, the database is not queried. Responses
 * to a person are not cached unless their route says so, and expired cookies get deleted.
 */
export const withActor = createMiddleware<AppEnv>(async (c, next) => {
  // Takes the time again, because a slowly sent body must not make a session or a deadline last longer.
  const ctx = { ...c.get('ctx'), now: new Date() };
  const cookie = getCookie(c, sessionCookieName(ctx));
  const signed = parseBearerToken(c.req.header('authorization')) ?? cookie;
  const token = signed && (await readSignedValue(signed, ctx.settings.BETTER_AUTH_SECRET));
  const deviceCookie = getCookie(c, deviceCookieName(ctx));
  const call = `${c.req.method} ${c.req.path}`;
  const scopes = EMBED_CALLS.includes(call) || EMBED_SUBMISSION.test(call) ? FULL_OR_FRAME : FULL;
  const actor = token ? await readSession(ctx, token, scopes) : ctx.actor;
  c.set('ctx', { ...ctx, actor, ...(deviceCookie !== undefined && { deviceCookie }) });
  await next();
  if (c.get('ctx').actor.kind === 'person' && !c.res.headers.has('cache-control')) {
    c.header('cache-control', 'private, no-store');
  }
  const isStale = cookie !== undefined || getCookie(c, SESSION_HINT_COOKIE) !== undefined;
  const { actor: caller } = c.get('ctx');
  // A browser whose address was confirmed elsewhere keeps its session, so that every page can say so.
  if (isStale && c.res.status === 401 && caller.kind === 'anonymous' && !caller.isConfirmedElsewhere) {
    appendSetCookie(c, clearSessionCookies(ctx));
  }
});

/**
 * Returns the person of a session's token, in one query and without extending the session; a session whose scope is not
 * in `scopes` counts as none. Runs on every request with a session, so it does without better-auth.
 */
async function readSession(ctx: Ctx, token: string, scopes: readonly SessionScope[]): Promise<Actor> {
  const graceStart = new Date(ctx.now.getTime() - ROTATION_GRACE_MS);
  const isPrevious = and(eq(session.previousToken, token), gt(session.rotatedAt, graceStart));
  const [found] = await ctx.db
    .select({ person: user, own: session, isInTeam: isInTeam.mapWith(Boolean) })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(or(eq(session.token, token), isPrevious), gt(session.expiresAt, ctx.now)))
    .limit(1);
  if (!found || !scopes.includes(found.own.scope)) {
    return { kind: 'anonymous', isConfirmedElsewhere: found?.own.scope === 'confirmed-elsewhere' };
  }
  const { id, createdAt, scope, campaignId, submissionId } = found.own;
  return {
    kind: 'person',
    person: toUser(found.person, found.isInTeam),
    sessionId: id,
    loggedInAt: createdAt,
    binding: scope === 'subscribe' ? { campaignId, submissionId } : undefined,
  };
}

/** Refuses callers without a proved and settled address or a recent log-in, before their input is validated. */
export const recentLogin = createMiddleware<AppEnv>(async (c, next) => {
  requireProvenPerson(c.get('ctx'));
  await requireSettledAddress(c.get('ctx'), await requireStepUp(c.get('ctx')));
  await next();
});

/** Reads the bearer token of the embed frame, which has no cookie; takes precedence over a cookie. */
function parseBearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
