import { and, eq, sql, type AnyColumn } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import type { User } from './contract.ts';
import { account, user } from './table.ts';

/** better-auth's name for accounts with a password. */
export const CREDENTIAL = 'credential';

/** Returns the person with a normalized address and their password hash; undefined if there is none. */
export async function findPerson({ db }: Ctx, email: string) {
  const [found] = await db
    .select({ row: user, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL)))
    .where(eq(user.email, email))
    .limit(1);
  return found;
}

/** Converts a person's row to the API's user; only a session knows whether they manage campaigns of others. */
export function toUser(row: typeof user.$inferSelect, isInTeam = false): User {
  return {
    ...pick(row, 'id', 'name', 'email', 'role', 'language'),
    _verified: row.emailVerified,
    ...(isInTeam && { _inTeam: true }),
    ...(row.heldSince !== null && { _unreviewed: true }),
    ...(row.suspendedAt !== null && {
      _suspended: { reason: row.suspendReason ?? '', objection: row.objection, upheld: row.upheldReason },
    }),
  };
}

/** Returns a person's name for admins: their address if they have no name, null if there is no person. */
export const toDisplayName = ({ name, email }: Readonly<Record<'name' | 'email', AnyColumn>>) =>
  sql<string | null>`coalesce(nullif(${name}, ''), ${email})`;
