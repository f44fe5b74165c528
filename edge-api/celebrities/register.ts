import { limitAccountCalls, createAccount, rejectWeakPassword } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';
import type { User } from '../accounts/contract.ts';
import type { SignUp } from './contract.ts';
import { celebrityProfiles } from './table.ts';
import { EMAIL_TAKEN } from '../accounts/rules.ts';

/** Creates an account with a chosen role; a celebrity's profile is stored with it or not at all. */
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
          { ...person, name: input.name ?? input.artistName, phone: input.phone },
          (userId) => [insertProfile(ctx, userId, input)],
        )
      : await createAccount(ctx, { ...person, name: input.name ?? '' });
  if (!created) throw new ApiError(409, 'email_taken', EMAIL_TAKEN);
  return created;
}

function insertProfile(ctx: Ctx, userId: string, input: Extract<SignUp, { role: 'celebrity' }>) {
  const hasFanbase = input.hasFanbase === 'yes';
  return ctx.db.insert(celebrityProfiles).values({
    id: crypto.randomUUID(),
    userId,
    createdAt: ctx.now,
    name: input.name ?? input.artistName,
    artistName: input.artistName,
    skeleton: toSkeleton(input.artistName),
    email: input.email,
    phone: input.phone,
    gender: input.gender,
    countryOfResidence: input.countryOfResidence,
    city: input.city,
    knownFor: input.knownFor,
    bio: input.bio,
    website: input.website ?? null,
    hasFanbase: input.hasFanbase,
    fanbaseSize: hasFanbase ? (input.fanbaseSize ?? null) : null,
    socialMediaProfile: input.socialMediaProfile ?? null,
  });
}
