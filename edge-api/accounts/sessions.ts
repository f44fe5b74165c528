import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { requireActor, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { OwnSession } from './contract.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { session } from './table.ts';

/** Maximum of sessions in the list, the last used ones. */
const LISTED_MAX = 50;

/** Returns the sessions that are logged in as the caller, the last used first. */
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

/** Ends the session that the request came with, if any; returns the cookies that make the browser forget it. */
export async function logOut(ctx: Ctx): Promise<readonly string[]> {
  if (ctx.actor.kind === 'person') {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.sessionId));
  }
  return clearSessionCookies(ctx);
}

/** Deletes expired sessions of everyone; returns how many. */
export async function deleteExpiredSessions(ctx: Ctx): Promise<number> {
  const deleted = await ctx.db
    .delete(session)
    .where(lte(session.expiresAt, ctx.now))
    .returning({ id: session.id });
  return deleted.length;
}

/** A session that only still tells its browser where the address was confirmed is none of the person's. */
const isOwn = (userId: string) => and(eq(session.userId, userId), ne(session.scope, 'confirmed-elsewhere'));
