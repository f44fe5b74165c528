import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Actor, Ctx } from '../platform/context.ts';
import { toUser } from './find-person.ts';
import { ROTATION_GRACE_MS, type SessionScope } from './rules.ts';
import { session, user } from './table.ts';

/**
 * Returns the person behind a session's token, in one query and without extending the session; a session whose scope
 * is not among `scopes` counts as none. Every request with a session pays for this, so better-auth is not involved.
 */
export async function readSession(ctx: Ctx, token: string, scopes: readonly SessionScope[]): Promise<Actor> {
  const [found] = await ctx.db
    .select(sessionColumns)
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(matchesSession(ctx, token))
    .limit(1);
  return toActor(found, scopes);
}

/** The columns of a session, joined with its person, that {@link toActor} takes. */
export const sessionColumns = {
  person: user,
  sessionId: session.id,
  scope: session.scope,
  binding: { campaignId: session.campaignId, submissionId: session.submissionId },
};

/** Returns the condition that a session is the one of a token, and is not over. */
export function matchesSession(ctx: Ctx, token: string): SQL | undefined {
  const graceStart = new Date(ctx.now.getTime() - ROTATION_GRACE_MS);
  const isPrevious = and(eq(session.previousToken, token), gt(session.rotatedAt, graceStart));
  return and(or(eq(session.token, token), isPrevious), gt(session.expiresAt, ctx.now));
}

type FoundSession = Pick<typeof session.$inferSelect, 'scope'> & {
  readonly person: typeof user.$inferSelect;
  readonly sessionId: string;
  readonly binding: Pick<typeof session.$inferSelect, 'campaignId' | 'submissionId'>;
};

/** Returns the person behind a session; nobody where there is none, or none of these scopes. */
export function toActor(found: FoundSession | undefined, scopes: readonly SessionScope[]): Actor {
  if (!found || !scopes.includes(found.scope)) return { kind: 'anonymous' };
  const { person, sessionId, scope, binding } = found;
  return {
    kind: 'person',
    person: toUser(person),
    sessionId,
    ...(scope === 'subscribe' && { binding }),
  };
}
