import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { deleteLinks } from './link.ts';
import { toErasedAddress } from './rules.ts';
import { account, passkey, session, user, verification } from './table.ts';

/** Returns the statement that reads a person's own row. */
export function exportUser(ctx: Ctx, userId: string) {
  return ctx.db.select().from(user).where(eq(user.id, userId));
}

/** Returns the statement that reads a person's sessions, without their tokens. */
export function exportSessions(ctx: Ctx, userId: string) {
  const { userAgent, country, createdAt, updatedAt, expiresAt } = session;
  return ctx.db
    .select({ userAgent, country, createdAt, lastUsedAt: updatedAt, expiresAt })
    .from(session)
    .where(eq(session.userId, userId));
}

/** Returns the statement that reads a person's passkeys, without their keys. */
export function exportPasskeys(ctx: Ctx, userId: string) {
  return ctx.db
    .select(pick(passkey, 'name', 'deviceType', 'backedUp', 'createdAt'))
    .from(passkey)
    .where(eq(passkey.userId, userId));
}

/** Returns the statements that erase an account. If `isReferenced` holds, its row stays without personal data. */
export function eraseAccount(ctx: Ctx, { id, email, _verified }: Person, isReferenced: SQL) {
  const anonymous = { name: '', email: toErasedAddress(id), emailVerified: false };
  return [
    ctx.db.delete(session).where(eq(session.userId, id)),
    ctx.db.delete(account).where(eq(account.userId, id)),
    ctx.db.delete(passkey).where(eq(passkey.userId, id)),
    deleteLinks(ctx, id),
    deleteLinks(ctx, id, ['undo-address', 'team-invitation']),
    // Invitations belong to the inviting party, so a person who has not proved the address must not delete any.
    ctx.db.delete(verification).where(_verified ? eq(verification.value, email) : sql`false`),
    ctx.db.delete(user).where(and(eq(user.id, id), not(isReferenced))),
    ctx.db
      .update(user)
      .set({
        ...anonymous,
        personKey: null,
        phone: null,
        location: null,
        image: null,
        suspendReason: null,
        objection: null,
        upheldReason: null,
        role: 'fan',
      })
      .where(eq(user.id, id)),
  ] as const;
}
