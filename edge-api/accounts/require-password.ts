import type { Ctx, Person } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { passwordFits } from './auth.ts';
import { findPerson } from './find-person.ts';
import { countLogin } from './limits.ts';
import { PASSWORD_WRONG } from './rules.ts';

/**
 * Asks somebody who is logged in for their password once more, before what a borrowed device must not do. A wrong
 * one is a 400 at its field: 401 would say that the session is over.
 */
export async function requirePassword(
  ctx: Ctx,
  person: Person,
  password: string,
  path: string,
): Promise<void> {
  await countLogin(ctx, person.email);
  const known = await findPerson(ctx, person.email);
  if (await passwordFits(ctx, password, known?.hash)) return;
  throw validationFailed([{ path, message: PASSWORD_WRONG }]);
}
