import { eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
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
  const [updated] = await ctx.db
    .update(user)
    .set({
      name,
      language,
      ...(phone !== undefined && { phone }),
      ...(location !== undefined && { location }),
      updatedAt: ctx.now,
    })
    .where(eq(user.id, person.id))
    .returning();
  if (!updated) throw unauthenticated();
  return toUser(updated, person._inTeam);
}
