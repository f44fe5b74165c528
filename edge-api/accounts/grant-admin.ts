import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { normalizeEmail } from './rules.ts';
import { session, user } from './table.ts';

export type GrantResult =
  | { readonly kind: 'granted'; readonly id: string; readonly was: string }
  | { readonly kind: 'already' | 'unknown' | 'unverified' };

/**
 * Grants the account of an e-mail address the admin role. Only the command calls it, never the API. An address that
 * nobody confirmed is refused, because its account may belong to another person. The person's sessions end.
 */
export async function grantAdmin(
  db: Pick<Db, 'select' | 'update' | 'delete'>,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<GrantResult> {
  const [person] = await db
    .select({ id: user.id, role: user.role, emailVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, normalizeEmail(email)))
    .limit(1);
  if (!person) return { kind: 'unknown' };
  if (person.role === 'admin') return { kind: 'already' };
  if (!person.emailVerified) return { kind: 'unverified' };
  await db.update(user).set({ role: 'admin', updatedAt: now }).where(eq(user.id, person.id));
  // A session in other hands must not become an admin's.
  await db.delete(session).where(eq(session.userId, person.id));
  return { kind: 'granted', id: person.id, was: person.role };
}
