import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { normalizeEmail } from './rules.ts';
import { session, user } from './table.ts';

/** Takes the admin role from the account of an e-mail address and ends its sessions. Only the command calls it. */
export async function revokeAdmin(
  db: Db,
  input: { readonly email: string; readonly now: Date },
): Promise<{ readonly id: string } | undefined> {
  const [person] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, normalizeEmail(input.email)), eq(user.role, 'admin')));
  if (!person) return undefined;
  await db.batch([
    db.update(user).set({ role: 'fan', updatedAt: input.now }).where(eq(user.id, person.id)),
    db.delete(session).where(eq(session.userId, person.id)),
  ]);
  return person;
}
