import type { User } from '../accounts/contract.ts';
import { limitAccountCalls, createAccount, rejectWeakPassword } from '../accounts/index.ts';
import { EMAIL_TAKEN } from '../accounts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';
import type { SignUp } from './contract.ts';
import { celebrityProfiles } from './table.ts';

/** Creates an account with a chosen role, in one batch with the profile of a celebrity. */
export async function register(ctx: Ctx, input: SignUp): Promise<User> {
  const { email, password, role } = input;
  await limitAccountCalls(ctx, email);
  await rejectWeakPassword(password, 'password', email);
  const { passwordIsGenerated = false } = input;
  const person = { email, password, role, passwordIsGenerated, language: input.language ?? ctx.language };
  const created =
    input.role === 'celebrity'
      ? await createAccount(
          ctx,
          { ...person, name: input.name ?? input.artistName, phone: input.phone, location: input.city },
          (userId) => [insertProfile(ctx, userId, input)],
        )
      : await createAccount(ctx, { ...person, name: input.name ?? '' });
  if (!created) throw new ApiError(409, 'email_taken', EMAIL_TAKEN);
  return created;
}

function insertProfile(ctx: Ctx, userId: string, input: Extract<SignUp, { role: 'celebrity' }>) {
  const { role, password, passwordIsGenerated, language, ...profile } = input;
  return ctx.db
    .insert(celebrityProfiles)
    .values({
      ...profile,
      id: crypto.randomUUID(),
      userId,
      createdAt: ctx.now,
      name: profile.name ?? profile.artistName,
      skeleton: toSkeleton(profile.artistName),
      fanbaseSize: profile.hasFanbase === 'yes' ? profile.fanbaseSize : null,
    });
}
