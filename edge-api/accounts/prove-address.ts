import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import { CREDENTIAL } from './find-person.ts';
import { deleteLinks, invalidLink, isUnused, listRevoked, type Link } from './link.ts';
import { needsPasskey, passkeyOnly, type NewSession } from './start-user-session.ts';
import { CONFIRMED_ELSEWHERE_MS } from './rules.ts';
import { account, passkey, session, user } from './table.ts';

/** Returns what else happens once a person's address is proved, with a new password where `isReset`. */
export type OnProven = (ctx: Ctx, userId: string, isReset: boolean) => readonly BatchItem<'sqlite'>[];

/** The person whose address was proved, and whether it was for the first time. */
type Proof = { readonly person: typeof user.$inferSelect; readonly isFirst: boolean };

type ProofOptions = {
  /** Whose address it is; the link's subject by default. */
  readonly userId?: string;
  readonly onProven: OnProven;
  /** The session that the proof starts; none by default. */
  readonly created?: NewSession | undefined;
  /** The hash of a new password, with which every session, link and passkey ends. */
  readonly newHash?: string;
  /** What the proof is for; with it every other session and link ends, even if the address was proved before. */
  readonly purpose?: readonly BatchItem<'sqlite'>[];
  /** What has to hold for it, beside that the link was not used. */
  readonly unchanged?: readonly SQL[] | undefined;
};

/** Returns the statement with which a person keeps what was made before the first proof. */
export function keepAccount(ctx: Ctx, userId: string) {
  return ctx.db.update(user).set({ heldSince: null }).where(eq(user.id, userId));
}

/**
 * Uses a link or code that was mailed to a person's address, once: the caller reads it. The first proof ends every other
 * session and link. The browser that registered goes on with its password; from any other, password and passkeys end as
 * well, and what was made before is held until the person keeps it. Throws 400 for a link that does not work any more.
 */
export async function proveAddress(ctx: Ctx, link: Link, options: ProofOptions): Promise<Proof> {
  const { userId: id = link.subject, created, newHash, purpose = [], unchanged = [] } = options;
  const [before] = await ctx.db.select().from(user).where(eq(user.id, id)).limit(1);
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
  await commitOrThrow(
    ctx,
    invalidLink,
    [
      isUnchanged(user, { id, email: link.email, emailVerified: before.emailVerified }),
      isUnused(link),
      ...unchanged,
    ],
    [
      ctx.db.update(user).set(proof).where(eq(user.id, id)),
      ...(created?.statements ?? []),
      ...(ownSessionId !== null ? [renewLogin(ctx, ownSessionId)] : []),
      ...(endsOthers ? [endSessions(ctx, id, { kept, isTakenOver })] : []),
      ...(isEverything ? replaceCredentials(ctx, id, newHash) : []),
      ...options.onProven(ctx, id, isReset),
      deleteLinks(ctx, id, listRevoked(link, { isFirst, isEverything: isEverything || purpose.length > 0 })),
      ...purpose,
    ],
  );
  if (isFirst) ctx.log.info('address_proven', { user: id });
  return { person: { ...before, ...proof }, isFirst };
}

/** Returns the statement by which a proof counts as a log-in of the browser that it came from: both take the mailbox. */
function renewLogin({ db, now }: Ctx, sessionId: string) {
  return db.update(session).set({ createdAt: now }).where(eq(session.id, sessionId));
}

/** Returns the statement that ends all sessions but those `kept`; of a stranger it lets them say where the proof was. */
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

/** Returns the statements that put a new password, or none, in place of the former one and all passkeys. */
export function replaceCredentials({ db, now }: Ctx, userId: string, password: string | null = null) {
  return [
    db
      .update(account)
      .set({ password, updatedAt: now })
      .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL))),
    db.delete(passkey).where(eq(passkey.userId, userId)),
  ];
}
