import { getPermissions } from '../accounts/rules.ts';
import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';

/** The person who asks, if their role runs campaigns; throws 403 for one that does not. */
export function requireCampaigner(ctx: Ctx): Person {
  const person = requirePerson(ctx);
  if (!getPermissions(person.role).createCampaign) throw forbidden();
  return person;
}
