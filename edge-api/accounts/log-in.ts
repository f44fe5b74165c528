import type { Ctx } from '../platform/context.ts';
import { passwordFits } from './auth.ts';
import type { Login } from './contract.ts';
import { findPerson } from './find-person.ts';
import { countLogin } from './limits.ts';
import { invalidCredentials, signIn, type SignedIn } from './sign-in.ts';
import { toUser } from './to-user.ts';

/** Logs a person in. A wrong password and an unknown address take the same time and get the same answer. */
export async function logIn(ctx: Ctx, { email, password }: Login): Promise<SignedIn> {
  await countLogin(ctx, email);
  const known = await findPerson(ctx, email);
  const fits = await passwordFits(ctx, password, known?.hash);
  if (!known || !fits) throw invalidCredentials();
  return signIn(ctx, toUser(known.row));
}
