import { and, eq, gt } from 'drizzle-orm';
import type { Actor, Ctx } from '../platform/context.ts';
import { toUser } from './find-person.ts';
import { session, user } from './table.ts';

/**
 * Returns the person behind a session's token, in one query and without extending the session. Every request with a
 * session pays for this, so better-auth is not involved.
 */
export async function readSession(ctx: Ctx, token: string): Promise<Actor> {
  const [found] = await ctx.db
    .select({ person: user, sessionId: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, ctx.now)))
    .limit(1);
  if (!found) return { kind: 'anonymous' };
  return { kind: 'person', person: toUser(found.person), sessionId: found.sessionId };
}
