import { eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import type { Profile } from './contract.ts';
import { user } from './table.ts';

/** Returns the person with what only their profile page shows. */
export async function getUserProfile(ctx: Ctx): Promise<Profile> {
  const person = requirePerson(ctx);
  const [row] = await ctx.db
    .select({
      phone: user.phone,
      location: user.location,
      passwordIsGenerated: user.passwordIsGenerated,
    })
    .from(user)
    .where(eq(user.id, person.id));
  return {
    ...person,
    phone: row?.phone ?? null,
    location: row?.location ?? null,
    passwordIsGenerated: row?.passwordIsGenerated ?? false,
  };
}
