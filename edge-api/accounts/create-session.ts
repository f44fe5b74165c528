import { randomBytes } from 'node:crypto';
import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { describeBrowser } from '../platform/describe-browser.ts';
import { insertIf } from '../platform/insert-if.ts';
import { EMBED_SESSION_LIFETIME_MS, FULL_ACCESS, SESSION_LIFETIME_MS, type SessionAccess } from './rules.ts';
import { session, user } from './table.ts';

const TOKEN_BYTES = 32;

/** A session that is not stored yet; `statement` stores it, for a person who exists, and yields a row if it did. */
export type NewSession = ReturnType<typeof createSession>;

/** Creates a session, and the statement that stores it while `condition` holds, for the batch of what it follows from. */
export function createSession(
  ctx: Ctx,
  userId: string,
  access: SessionAccess = FULL_ACCESS,
  condition?: SQL,
) {
  const id: string = crypto.randomUUID();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
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
  const person = ctx.db
    .select({ one: sql`1` })
    .from(user)
    .where(eq(user.id, userId));
  const canStore = and(exists(person), condition) ?? sql`true`;
  const statement = insertIf(ctx.db, session, row, canStore).returning({ id: session.id });
  return { id, token, lifetimeMs, statement };
}
