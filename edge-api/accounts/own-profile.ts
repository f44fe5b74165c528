import { eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
import { omitUndefined } from '../platform/rules.ts';
import type { Profile, UpdateUser, User } from './contract.ts';
import { findPerson, toUser } from './find-person.ts';
import { user } from './table.ts';

/** Returns the caller with the fields that only the profile page shows. */
export async function getUserProfile(ctx: Ctx): Promise<Profile> {
  const person = requirePerson(ctx);
  const found = await findPerson(ctx, person.email);
  return {
    ...person,
    phone: found?.row.phone ?? null,
    location: found?.row.location ?? null,
    passwordIsGenerated: found?.row.passwordIsGenerated ?? false,
    hasPassword: Boolean(found?.hash),
  };
}

/** Changes what the caller may change about themselves; omitted fields keep their values. */
export async function updateUser(ctx: Ctx, input: UpdateUser): Promise<User> {
  const person = requirePerson(ctx);
  const { name = person.name, language = person.language, phone, location } = input;
  const [updated] = await storePerson(ctx, person.id, { name, language, phone, location });
  if (!updated) throw unauthenticated();
  return toUser(updated, person._inTeam);
}

type Changes = Partial<Pick<typeof user.$inferInsert, 'name' | 'language' | 'phone' | 'location'>>;

/** Returns the statement that changes what the account knows about a person; undefined fields keep their values. */
export function storePerson(ctx: Ctx, id: string, changes: Changes) {
  return ctx.db
    .update(user)
    .set({ ...omitUndefined(changes), updatedAt: ctx.now })
    .where(eq(user.id, id))
    .returning();
}
