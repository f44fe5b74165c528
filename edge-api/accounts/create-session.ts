import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { describeBrowser } from '../platform/describe-browser.ts';
import { EMBED_SESSION_LIFETIME_MS, FULL_ACCESS, SESSION_LIFETIME_MS, type SessionAccess } from './rules.ts';
import { session } from './table.ts';

const TOKEN_BYTES = 32;

/** A session that is not stored yet, for a person who exists; `statements` store it and end the request's own. */
export type NewSession = ReturnType<typeof createSession>;

/** Creates a session, and the statements that store it, for the batch of what it follows from. */
export function createSession(ctx: Ctx, userId: string, access: SessionAccess = FULL_ACCESS) {
  const id: string = crypto.randomUUID();
  const token = createSessionToken();
  const isEmbed = access.scope === 'subscribe';
  const lifetimeMs = isEmbed ? EMBED_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS;
  const row = {
    id,
    token,
    userId,
    scope: access.scope,
    campaignId: isEmbed ? access.campaignId : null,
    submissionId: isEmbed ? crypto.randomUUID() : null,
    userAgent: describeBrowser(ctx.userAgent ?? ''),
    country: ctx.country ?? null,
    expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const statements = [ctx.db.insert(session).values(row), ...endOwnSession(ctx)] as const;
  return { id, token, lifetimeMs, statements };
}

/** Returns a new token of a session. */
export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the statement that ends the request's own session, so that none that was planted becomes a person's. */
export function endOwnSession({ db, actor }: Ctx) {
  return actor.kind === 'person' ? [db.delete(session).where(eq(session.id, actor.sessionId))] : [];
}
