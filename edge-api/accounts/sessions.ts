import { and, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { hasRow } from '../platform/conditions.ts';
import { requireActor, requirePerson, type Ctx } from '../platform/context.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import { notFound, unauthenticated } from '../platform/errors.ts';
import type { OwnSession } from './contract.ts';
import { ROTATION_GRACE_MS, SESSION_LIFETIME_MS, SESSION_MAX_MS } from './rules.ts';
import { clearSessionCookies, createHintCookie, signSessionToken } from './session-cookies.ts';
import { createSessionToken } from './start-user-session.ts';
import { session } from './table.ts';

const LISTED_MAX = 50;

/** Returns the caller's sessions, most recently used first. */
export async function listSessions(ctx: Ctx): Promise<readonly OwnSession[]> {
  const { person, sessionId } = requireActor(ctx);
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(isOwn(person.id), gt(session.expiresAt, ctx.now)))
    .orderBy(desc(session.updatedAt))
    .limit(LISTED_MAX);
  return rows.map(({ id, userAgent, country, createdAt, updatedAt }) => ({
    id,
    browser: userAgent,
    country,
    loggedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Ends one of the caller's sessions; throws 404 for any other. */
export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const { person } = requireActor(ctx);
  const ended = await ctx.db
    .delete(session)
    .where(and(isOwn(person.id), eq(session.id, id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw notFound();
}

/** Ends all of the caller's sessions but this one. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { person, sessionId } = requireActor(ctx);
  await ctx.db.delete(session).where(and(isOwn(person.id), ne(session.id, sessionId)));
}

/** Returns the statement that ends every session of a person. */
export function endAllSessions({ db }: Ctx, userId: string) {
  return db.delete(session).where(eq(session.userId, userId));
}

/** Ends the session that the request came with, if any; returns the cookies that make the browser forget it. */
export async function logOut(ctx: Ctx): Promise<readonly string[]> {
  if (ctx.actor.kind === 'person') {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.sessionId));
  }
  return clearSessionCookies(ctx);
}

/** Returns the condition that the request's session has not ended meanwhile. */
export function isStillLoggedIn({ actor }: Ctx): SQL {
  const sessionId = actor.kind === 'person' ? actor.sessionId : '';
  return hasRow(session, eq(session.id, sessionId), ne(session.scope, 'confirmed-elsewhere'));
}

/** Deletes expired sessions of everyone; returns how many. */
export function deleteExpiredSessions(ctx: Ctx): Promise<number> {
  return deleteRows(ctx, session, lte(session.expiresAt, ctx.now));
}

/** Excludes ended sessions that only tell their browser where the address was confirmed. */
const isOwn = (userId: string) => and(eq(session.userId, userId), ne(session.scope, 'confirmed-elsewhere'));

/**
 * Gives the request's session a new token and its full lifetime from now, at most {@link SESSION_MAX_MS} from the
 * log-in. Only one of concurrent calls does so; the others find a session that was just refreshed, and leave it and the
 * browser's new cookie unchanged.
 */
export async function refreshSession(ctx: Ctx) {
  const user = requirePerson(ctx);
  const sessionId = ctx.actor.kind === 'person' ? ctx.actor.sessionId : '';
  const token = createSessionToken();
  const now = ctx.now.getTime();
  const isDue = or(isNull(session.rotatedAt), lte(session.rotatedAt, new Date(now - ROTATION_GRACE_MS)));
  const [rotated] = await ctx.db
    .update(session)
    .set({
      token,
      previousToken: session.token,
      rotatedAt: ctx.now,
      updatedAt: ctx.now,
      expiresAt: sql`min(${now + SESSION_LIFETIME_MS}, ${session.createdAt} + ${SESSION_MAX_MS})`,
    })
    .where(and(eq(session.id, sessionId), isDue))
    .returning({ expiresAt: session.expiresAt });
  const [current] = rotated
    ? [rotated]
    : await ctx.db.select({ expiresAt: session.expiresAt }).from(session).where(eq(session.id, sessionId));
  if (!current) throw unauthenticated();
  const lifetimeMs = current.expiresAt.getTime() - now;
  const cookies = rotated
    ? (await signSessionToken(ctx, token, lifetimeMs)).cookies
    : [createHintCookie(ctx, '1', lifetimeMs)];
  return { user, expiresAt: current.expiresAt.toISOString(), cookies };
}
