import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { deleteLinks } from './link.ts';
import { toErasedAddress } from './rules.ts';
import { eraseTeams, exportTeams } from './team.ts';
import { account, passkey, session, user, verification } from './table.ts';

/** Returns the statement that reads a person's own row. */
export function exportUser(ctx: Ctx, userId: string) {
  return ctx.db.select().from(user).where(eq(user.id, userId));
}

/** If `isReferenced` holds for a person, their row stays without personal data. */
export const toAccountData = (isReferenced: (person: Person) => SQL): PersonalData => ({
  exports: {
    /** Without their tokens. */
    sessions: ({ db }, { id }) =>
      db
        .select({
          ...pick(session, 'userAgent', 'country', 'createdAt', 'expiresAt'),
          lastUsedAt: session.updatedAt,
        })
        .from(session)
        .where(eq(session.userId, id)),
    /** Without their keys. */
    passkeys: ({ db }, { id }) =>
      db
        .select(pick(passkey, 'name', 'deviceType', 'backedUp', 'createdAt'))
        .from(passkey)
        .where(eq(passkey.userId, id)),
    teams: (ctx, { id }) => exportTeams(ctx, id),
  },
  erase: (ctx, person) => {
    const { id, email, _verified } = person;
    const anonymous = { name: '', email: toErasedAddress(id), emailVerified: false };
    return [
      ...eraseTeams(ctx, person),
      ctx.db.delete(session).where(eq(session.userId, id)),
      ctx.db.delete(account).where(eq(account.userId, id)),
      ctx.db.delete(passkey).where(eq(passkey.userId, id)),
      deleteLinks(ctx, id),
      deleteLinks(ctx, id, ['undo-address', 'team-invitation']),
      // Invitations belong to the inviting party, so a person who has not proved the address must not delete any.
      ctx.db.delete(verification).where(_verified ? eq(verification.value, email) : sql`false`),
      ctx.db.delete(user).where(and(eq(user.id, id), not(isReferenced(person)))),
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
    ];
  },
});
