import type { User } from './contract.ts';
import type { user } from './table.ts';

type Row = Pick<typeof user.$inferSelect, 'id' | 'name' | 'email' | 'role' | 'emailVerified' | 'language'>;

/** A person's row as the API shows it to that person. */
export function toUser({ id, name, email, role, emailVerified, language }: Row): User {
  return { id, name, email, role, _verified: emailVerified, language };
}
