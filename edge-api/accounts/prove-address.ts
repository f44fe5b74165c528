import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import { CREDENTIAL } from './find-person.ts';
import { deleteLinks, invalidLink, isUnused, listRevoked, type Link } from './link.ts';
import { needsPasskey, passkeyOnly, type NewSession } from './start-user-session.ts';
import { CONFIRMED_ELSEWHERE_MS } from './rules.ts';
import { account, passkey, session, user } from './table.ts';

/** How an address came to be proved: by a link, with a new password, or by undoing a correction. */
type Proof = 'proof' | 'reset' | 'undo';
/** Returns the further statements of proving a person's address; `since` is when an undone correction was made. */
export type OnProven = (ctx: Ctx, userId: string, how: Proof, since?: Date) => readonly BatchItem<'sqlite'>[];

/** The person whose address was proved, and whether this was the first proof. */
export type ProofOptions = {
  /** The person whose address it is; the link's subject by default. */
  readonly userId?: string;
  readonly onProven: OnProven;
  /** The session that the proof starts; none by default. */
  readonly created?: NewSession | undefined;
  /** The hash of a new password, which ends every session, link and passkey. */
  readonly newHash?: string;
  /** What the proof is for; if set, every other session and link ends, even if the address was proved before. */
  readonly purpose?: readonly BatchItem<'sqlite'>[];
  /** Further conditions, besides that the link is unused. */
  readonly unchanged?: SQL | undefined;
};

/** Returns the statement by which a person keeps what was made before the first proof. */
export function keepAccount(ctx: Ctx, userId: string) {
  return ctx.db.update(user).set({ heldSince: null }).where(eq(user.id, userId));
}

/**
 * Uses a link or code mailed to a person's address, once, which proves that the caller reads it. The first proof ends
 * every other session and link. From the registering browser it keeps the password; from any other it also removes
 * password and passkeys, and holds what was made before until the person keeps it. Throws 400 for an invalid link.
 */
export async function proveAddress(ctx: Ctx, link: Link, options: ProofOptions) {
  const { userId: id = link.subject, created, newHash, purpose = [], unchanged } = options;
  const [before] = await ctx.db.select().from(user).where(eq(user.id, id));
  if (before?.email !== link.email) throw invalidLink();
  if (created && needsPasskey(ctx, before)) throw passkeyOnly();
  const ownSessionId = ctx.actor.kind === 'person' && ctx.actor.person.id === id ? ctx.actor.sessionId : null;
  const isFirst = !before.emailVerified;
  const isTakenOver = isFirst && ownSessionId === null;
  const isReset = newHash !== undefined;
  const isEverything = isTakenOver || isReset;
  const proof = {
    emailVerified: true,
    provenAt: ctx.now,
    heldSince: isTakenOver ? ctx.now : before.heldSince,
    passwordIsGenerated: before.passwordIsGenerated && !isEverything,
    updatedAt: ctx.now,
  };
  const kept = [created?.id, isReset ? null : ownSessionId].filter((each) => typeof each === 'string');
  const endsOthers = isFirst || isReset || purpose.length > 0;
  const isCurrent = and(
    isUnchanged(user, { id, email: link.email, emailVerified: before.emailVerified }),
    isUnused(link),
    unchanged,
  );
  await commitOrThrow(ctx, invalidLink, isCurrent, [
    ctx.db.update(user).set(proof).where(eq(user.id, id)),
    ...(created?.statements ?? []),
    // A proof counts as a log-in of its browser: both require the mailbox.
    ...(ownSessionId !== null
      ? [ctx.db.update(session).set({ createdAt: ctx.now }).where(eq(session.id, ownSessionId))]
      : []),
    ...(endsOthers ? [endSessions(ctx, id, { kept, isTakenOver })] : []),
    ...(isEverything ? replaceCredentials(ctx, id, newHash) : []),
    ...options.onProven(ctx, id, isReset ? 'reset' : 'proof'),
    deleteLinks(ctx, id, listRevoked(link, endsOthers)),
    ...purpose,
  ]);
  if (isFirst) ctx.log.info('address_proven', { user: id });
  return { person: { ...before, ...proof }, isFirst };
}

/** Returns the statement that ends all sessions but `kept`; if `isTakenOver`, their browsers can still be told so. */
function endSessions(
  { db, now }: Ctx,
  userId: string,
  { kept, isTakenOver }: { readonly kept: readonly string[]; readonly isTakenOver: boolean },
) {
  const others = and(eq(session.userId, userId), notInArray(session.id, [...kept]));
  if (!isTakenOver) return db.delete(session).where(others);
  const expiresAt = new Date(now.getTime() + CONFIRMED_ELSEWHERE_MS);
  return db.update(session).set({ scope: 'confirmed-elsewhere', expiresAt }).where(others);
}

/** Returns the statements that replace the password, by none if null, and remove all passkeys. */
export function replaceCredentials({ db, now }: Ctx, userId: string, password: string | null = null) {
  return [
    db
      .update(account)
      .set({ password, updatedAt: now })
      .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL))),
    db.delete(passkey).where(eq(passkey.userId, userId)),
  ];
}
