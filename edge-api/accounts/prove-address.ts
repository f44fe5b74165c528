import { and, eq, exists, notInArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { logAccountEvent } from './account-log.ts';
import { CREDENTIAL } from './find-person.ts';
import { consumeLink, invalidLink, isUnconsumed, listRevoked, type Link } from './link.ts';
import type { NewSession } from './create-session.ts';
import { CONFIRMED_ELSEWHERE_MS } from './rules.ts';
import { endOwnSession, needsPasskey, passkeyOnly } from './start-user-session.ts';
import { account, passkey, session, user } from './table.ts';

/** Returns what else happens once a person's address is proved; each statement checks that itself. */
export type OnProven = (ctx: Ctx, userId: string) => readonly BatchItem<'sqlite'>[];

/** The person whose address was proved, and whether it was for the first time. */
type Proof = { readonly person: typeof user.$inferSelect; readonly isFirst: boolean };

type ProofOptions = {
  /** Whose address it is; the link's subject by default. */
  readonly userId?: string;
  readonly onProven: OnProven;
  /** The session that the proof starts, stored while {@link isProven}; none by default. */
  readonly created?: NewSession | undefined;
  /** The hash of a new password, with which every session, link and passkey ends. */
  readonly newHash?: string;
  /**
   * What the proof is for, as the last statements, which use the link themselves; with it every other session and link
   * ends, even if the address was proved before.
   */
  readonly purpose?: (isProven: SQL) => readonly BatchItem<'sqlite'>[];
};

/** Returns the statement with which a person keeps what was made before the first proof. */
export function keepAccount(ctx: Ctx, userId: string) {
  return ctx.db.update(user).set({ heldSince: null }).where(eq(user.id, userId));
}

/** Returns the condition that the statements of {@link proveAddress} hold to: this call, and no other, uses the link. */
export function isProven(ctx: Ctx, link: Link, userId = link.subject): SQL {
  const proven = ctx.db
    .select({ one: sql`1` })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.provenAt, ctx.now)));
  return sql`(${isUnconsumed(ctx, link)} and ${exists(proven)})`;
}

/**
 * Uses a link or code that was mailed to a person's address, once: the caller reads it. The first proof ends every other
 * session and link. The browser that registered goes on with its password; from any other, password and passkeys end as
 * well, and what was made before is held until the person keeps it. Throws 400 for a link that does not work any more.
 */
export async function proveAddress(ctx: Ctx, link: Link, options: ProofOptions): Promise<Proof> {
  const { userId: id = link.subject, created, newHash, purpose } = options;
  const [before] = await ctx.db.select().from(user).where(eq(user.id, id)).limit(1);
  if (before?.email !== link.email) throw invalidLink();
  if (created && needsPasskey(ctx, before)) throw passkeyOnly();
  const ownSessionId = ctx.actor.kind === 'person' && ctx.actor.person.id === id ? ctx.actor.sessionId : null;
  const isFirst = !before.emailVerified;
  const isTakenOver = isFirst && ownSessionId === null;
  const isReset = newHash !== undefined;
  const isUnchanged = and(eq(user.email, link.email), eq(user.emailVerified, before.emailVerified));
  const isDone = isProven(ctx, link, id);
  const kept = [created?.id, isReset ? null : ownSessionId].filter((each) => typeof each === 'string');
  const others = and(eq(session.userId, id), notInArray(session.id, kept), isDone);
  const confirmedElsewhere = {
    scope: 'confirmed-elsewhere',
    expiresAt: new Date(ctx.now.getTime() + CONFIRMED_ELSEWHERE_MS),
  } as const;
  const [[person]] = await ctx.db.batch([
    ctx.db
      .update(user)
      .set({
        emailVerified: true,
        provenAt: ctx.now,
        heldSince: isTakenOver ? ctx.now : before.heldSince,
        passwordIsGenerated: before.passwordIsGenerated && !isReset && !isTakenOver,
        updatedAt: ctx.now,
      })
      .where(and(eq(user.id, id), isUnchanged, isUnconsumed(ctx, link)))
      .returning(),
    ...(created ? [created.statement, ...endOwnSession(ctx, created)] : []),
    ...(isTakenOver
      ? [ctx.db.update(session).set(confirmedElsewhere).where(others)]
      : isFirst || isReset || purpose
        ? [ctx.db.delete(session).where(others)]
        : []),
    ...(isTakenOver || isReset
      ? [
          ctx.db
            .update(account)
            .set({ password: newHash ?? null, updatedAt: ctx.now })
            .where(and(eq(account.userId, id), eq(account.providerId, CREDENTIAL), isDone)),
          ctx.db.delete(passkey).where(and(eq(passkey.userId, id), isDone)),
        ]
      : []),
    ...options.onProven(ctx, id),
    consumeLink(
      ctx,
      { ...link, subject: id },
      listRevoked(link, { isFirst, isEverything: isTakenOver || isReset || purpose !== undefined }),
    ),
    ...(purpose?.(isDone) ?? []),
  ]);
  if (!person) throw invalidLink();
  if (isFirst) logAccountEvent(ctx, 'address_proven', id);
  return { person, isFirst };
}
