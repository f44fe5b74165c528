import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
import { createSessionToken } from './start-user-session.ts';
import { ROTATION_GRACE_MS, SESSION_LIFETIME_MS, SESSION_MAX_MS } from './rules.ts';
import { createHintCookie, signSessionToken } from './session-cookies.ts';
import { session } from './table.ts';

/**
 * Gives the request's session a new token and its full lifetime from now, at most {@link SESSION_MAX_MS} from the
 * login. Of concurrent calls one does so; the others find a session that was refreshed a moment ago and leave it, and
 * the browser's new cookie, alone.
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
