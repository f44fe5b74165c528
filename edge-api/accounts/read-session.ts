import { and, eq, gt, or } from 'drizzle-orm';
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
    .select({
      person: user,
      sessionId: session.id,
      scope: session.scope,
      binding: { campaignId: session.campaignId, submissionId: session.submissionId },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(or(eq(session.token, token), isPrevious), gt(session.expiresAt, ctx.now)))
    .limit(1);
  if (!found || !scopes.includes(found.scope)) return { kind: 'anonymous' };
  const { person, sessionId, scope, binding } = found;
  return {
    kind: 'person',
    person: toUser(person),
    sessionId,
    ...(scope === 'subscribe' && { binding }),
  };
}
