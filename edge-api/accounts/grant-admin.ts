import { and, eq, like, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { FRESH_PROOF_MS, normalizeEmail } from './rules.ts';
import { account, passkey, session, teamMembers, user, verification } from './table.ts';

type GrantResult =
  | { readonly kind: 'granted' | 'withdrawn'; readonly id: string; readonly was: string }
  | { readonly kind: 'already' | 'unknown' | 'unproven' | 'no-passkey' };

/**
 * Grants the account of an e-mail address the admin role; only the command calls it. The person must have proved the
 * address within {@link FRESH_PROOF_MS}. If admins need a passkey, one without loses the role instead, so that they can
 * log in with a link, add one and be granted the role again.
 */
export async function grantAdmin(
  db: Db,
  input: { readonly email: string; readonly now: Date; readonly needsPasskey: boolean },
): Promise<GrantResult> {
  const { email, now, needsPasskey } = input;
  const [person] = await db
    .select()
    .from(user)
    .where(eq(user.email, normalizeEmail(email)));
  if (!person) return { kind: 'unknown' };
  const { id, provenAt, role: was } = person;
  const passkeys = await db.select().from(passkey).where(eq(passkey.userId, id));
  if (was === 'admin') {
    if (!needsPasskey || passkeys.length > 0) return { kind: 'already' };
    await revokeAdmin(db, { email, now });
    return { kind: 'withdrawn', id, was };
  }
  if (provenAt === null || now.getTime() - provenAt.getTime() > FRESH_PROOF_MS) return { kind: 'unproven' };
  if (needsPasskey && !passkeys.some(({ createdAt }) => createdAt >= provenAt)) return { kind: 'no-passkey' };
  // Nothing that others may still have access to may carry over to an admin.
  await db.batch([
    db
      .update(user)
      .set({ role: 'admin', adminSince: now, updatedAt: now })
      .where(and(eq(user.id, id), eq(user.provenAt, provenAt))),
    db.delete(session).where(eq(session.userId, id)),
    db.delete(teamMembers).where(eq(teamMembers.userId, id)),
    db
      .delete(verification)
      .where(or(like(verification.identifier, `%:${id}`), eq(verification.invitedBy, id))),
    db.delete(passkey).where(and(eq(passkey.userId, id), lt(passkey.createdAt, provenAt))),
    db
      .update(account)
      .set({ password: null })
      .where(and(eq(account.userId, id), lt(account.updatedAt, provenAt))),
  ]);
  return { kind: 'granted', id, was };
}

/** Revokes the admin role of the account of an e-mail address and ends its sessions. Only the command calls it. */
export async function revokeAdmin(db: Db, input: { readonly email: string; readonly now: Date }) {
  const [person] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, normalizeEmail(input.email)), eq(user.role, 'admin')));
  if (!person) return undefined;
  await db.batch([
    db
      .update(user)
      .set({ role: 'fan', adminSince: null, updatedAt: input.now })
      .where(eq(user.id, person.id)),
    db.delete(session).where(eq(session.userId, person.id)),
  ]);
  return person;
}
