import { and, eq, gt } from 'drizzle-orm';
import type { Actor, Ctx } from '../platform/context.ts';
import { session, user } from './table.ts';
import { toUser } from './to-user.ts';

/**
 * The person behind a session's cookie or bearer token, in one query and without prolonging it. It reads what
 * better-auth signs (`token.signature`, HMAC-SHA256 in base64) itself: every request with a session pays for
 * this, so it builds no library.
 */
export async function readSession(ctx: Ctx, signed: string): Promise<Actor> {
  const token = await verifySessionToken(signed, ctx.settings.BETTER_AUTH_SECRET);
  if (token === undefined) return { kind: 'anonymous' };
  const [found] = await ctx.db
    .select({ person: user, sessionId: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, ctx.now)))
    .limit(1);
  if (!found) return { kind: 'anonymous' };
  return { kind: 'person', person: toUser(found.person), sessionId: found.sessionId };
}

/** The token that a signature vouches for; undefined when it does not. */
async function verifySessionToken(signed: string, secret: string): Promise<string | undefined> {
  const [, token, signature] = /^([^.]+)\.([A-Za-z0-9+/]{43}=)$/.exec(signed) ?? [];
  if (token === undefined || signature === undefined) return undefined;
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['verify']);
  const signatureBytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  const isValid = await crypto.subtle.verify(algorithm, key, signatureBytes, bytes.encode(token));
  return isValid ? token : undefined;
}
