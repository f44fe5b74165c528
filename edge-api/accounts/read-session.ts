import { and, eq, exists, gt, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
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

const rename = <Column extends SQLiteColumn>(column: Column, name: string) =>
  sql`${column}`.mapWith(column).as(name);
const renameOptional = (column: SQLiteColumn, name: string) => sql<string | null>`${column}`.as(name);

/**
 * The columns of a session, joined with its person, that {@link toActor} takes, under names that no other table has: in
 * a batch, a row has each name once.
 */
export const sessionColumns = {
  person: {
    id: rename(user.id, 'person_id'),
    name: rename(user.name, 'person_name'),
    email: rename(user.email, 'person_email'),
    role: rename(user.role, 'person_role'),
    emailVerified: rename(user.emailVerified, 'person_verified'),
    language: rename(user.language, 'person_language'),
    heldSince: sql<Date | null>`${user.heldSince}`.mapWith(user.heldSince).as('person_held'),
  },
  sessionId: rename(session.id, 'session_id'),
  loggedInAt: rename(session.createdAt, 'session_created'),
  scope: rename(session.scope, 'session_scope'),
  binding: {
    campaignId: renameOptional(session.campaignId, 'session_campaign'),
    submissionId: renameOptional(session.submissionId, 'session_submission'),
  },
};

/** Returns the condition that a session is the one of a token, and is not over. */
export function matchesSession(ctx: Ctx, token: string): SQL | undefined {
  const graceStart = new Date(ctx.now.getTime() - ROTATION_GRACE_MS);
  const isPrevious = and(eq(session.previousToken, token), gt(session.rotatedAt, graceStart));
  return and(or(eq(session.token, token), isPrevious), gt(session.expiresAt, ctx.now));
}

/** Returns the condition that the request's session has not been ended meanwhile. */
export function isStillLoggedIn({ db, actor }: Ctx): SQL {
  const sessionId = actor.kind === 'person' ? actor.sessionId : '';
  const own = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.id, sessionId), eq(session.scope, 'full')));
  return exists(own);
}

type FoundSession = Pick<typeof session.$inferSelect, 'scope'> & {
  readonly person: Parameters<typeof toUser>[0];
  readonly sessionId: string;
  readonly loggedInAt: Date;
  readonly binding: Pick<typeof session.$inferSelect, 'campaignId' | 'submissionId'>;
};

/** Returns the person behind a session; nobody where there is none, or none of these scopes. */
export function toActor(found: FoundSession | undefined, scopes: readonly SessionScope[]): Actor {
  if (!found || !scopes.includes(found.scope))
    return { kind: 'anonymous', isConfirmedElsewhere: found?.scope === 'confirmed-elsewhere' };
  const { person, sessionId, loggedInAt, scope, binding } = found;
  return {
    kind: 'person',
    person: toUser(person),
    sessionId,
    loggedInAt,
    ...(scope === 'subscribe' && { binding }),
  };
}
