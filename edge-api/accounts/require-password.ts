import type { Ctx, Person } from '../platform/context.ts';
import { validationFailed, type ApiError } from '../platform/errors.ts';
import { verifyPassword } from './auth.ts';
import { findPerson } from './find-person.ts';
import { limitPasswordChecks } from './rate-limits.ts';
import { PASSWORD_WRONG } from './password-rules.ts';

/**
 * Throws unless the logged-in person gave their password again, before what a borrowed device must not do. A wrong
 * one is a 400 at its field: 401 would mean that the session is over. Returns the hash that the password matches.
 */
export async function requirePassword(
  ctx: Ctx,
  person: Person,
  password: string,
  path: string,
): Promise<string> {
  await limitPasswordChecks(ctx, person);
  const hash = (await findPerson(ctx, person.email))?.hash;
  const isValid = await verifyPassword(ctx, password, hash);
  if (!hash || !isValid) throw wrongPassword(path);
  return hash;
}

/** Creates the error of a wrong password of a logged-in person. */
export function wrongPassword(path: string): ApiError {
  return validationFailed([{ path, message: PASSWORD_WRONG }]);
}
