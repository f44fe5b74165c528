import { and, eq, exists, gt, ne, or, type SQL } from 'drizzle-orm';
import type { Actor, Ctx } from '../platform/context.ts';
import { toUser } from './find-person.ts';
import { ROTATION_GRACE_MS, type SessionScope } from './rules.ts';
import { session, user } from './table.ts';

/**
 * Returns the person behind a session's token, in one query and without extending the session; a session whose scope
 * is not among `scopes` counts as none. Every request with a session pays for this, so better-auth is not involved.
 */
export async function readSession(ctx: Ctx, token: string, scopes: readonly SessionScope[]): Promise<Actor> {
  const graceStart = new Date(ctx.now.getTime() - ROTATION_GRACE_MS);
  const isPrevious = and(eq(session.previousToken, token), gt(session.rotatedAt, graceStart));
  const [found] = await ctx.db
    .select({ person: user, own: session })
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
    person: toUser(found.person),
    sessionId: id,
    loggedInAt: createdAt,
    binding: scope === 'subscribe' ? { campaignId, submissionId } : undefined,
  };
}

/** Returns the condition that the request's session has not been ended meanwhile. */
export function isStillLoggedIn({ db, actor }: Ctx): SQL {
  const sessionId = actor.kind === 'person' ? actor.sessionId : '';
  return exists(
    db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, sessionId), ne(session.scope, 'confirmed-elsewhere'))),
  );
}
