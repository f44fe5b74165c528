import { and, eq, exists, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { logAccountEvent } from './account-log.ts';
import type { LogInByLink } from './contract.ts';
import { toUser } from './find-person.ts';
import { consumeLink, invalidLink, isUnconsumed, LOGIN_PURPOSES, requireLink, type Link } from './link.ts';
import { createSession } from './open-session.ts';
import { limitLoginNetwork } from './rate-limits.ts';
import { FULL_ACCESS } from './rules.ts';
import { endOwnSession, toStartedSession, type StartedSession } from './start-user-session.ts';
import { user } from './table.ts';
import type { OnVerified } from './verify-email.ts';

/**
 * Logs a person in by a link, once: of concurrent calls one gets a session. Reading the mail also verifies the address:
 * what `onVerified` adds happens in the same batch.
 */
export async function logInByLink(
  ctx: Ctx,
  { token }: LogInByLink,
  onVerified: OnVerified = () => [],
): Promise<StartedSession> {
  await limitLoginNetwork(ctx);
  const link = await requireLink(ctx, LOGIN_PURPOSES, token);
  const unused = isUnconsumed(ctx, link);
  const created = createSession(ctx, link.subject, FULL_ACCESS, and(unused, hasRecipient(ctx, link)));
  const [stored, [person]] = await ctx.db.batch([
    created.statement,
    ctx.db
      .update(user)
      .set({ emailVerified: true, updatedAt: ctx.now })
      .where(and(isRecipient(link), unused))
      .returning(),
    consumeLink(ctx, link),
    ...endOwnSession(ctx, created),
    ...onVerified(ctx, link.subject),
  ]);
  if (stored.length === 0 || !person) throw invalidLink();
  logAccountEvent(ctx, 'login_by_link', person.id);
  return toStartedSession(ctx, toUser(person), created);
}

const isRecipient = ({ subject, email }: Link) => and(eq(user.id, subject), eq(user.email, email));

/** Returns the condition that the link's person still has the address to which it was sent. */
function hasRecipient(ctx: Ctx, link: Link) {
  const recipient = ctx.db
    .select({ one: sql`1` })
    .from(user)
    .where(isRecipient(link));
  return exists(recipient);
}
