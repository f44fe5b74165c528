import type { Ctx, Person } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { verifyPassword } from './auth.ts';
import { findPerson } from './find-person.ts';
import { limitPasswordChecks } from './rate-limits.ts';
import { PASSWORD_WRONG } from './password-rules.ts';

/**
 * Throws unless the logged-in person gave their password again, before what a borrowed device must not do. A wrong
 * one is a 400 at its field: 401 would mean that the session is over.
 */
export async function requirePassword(
  ctx: Ctx,
  person: Person,
  password: string,
  path: string,
): Promise<void> {
  await limitPasswordChecks(ctx, person);
  const account = await findPerson(ctx, person.email);
  if (await verifyPassword(ctx, password, account?.hash)) return;
  throw validationFailed([{ path, message: PASSWORD_WRONG }]);
}
