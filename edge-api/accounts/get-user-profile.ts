import { requirePerson, type Ctx } from '../platform/context.ts';
import type { Profile } from './contract.ts';
import { findPerson } from './find-person.ts';

/** Returns the person with what only their profile page shows. */
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
