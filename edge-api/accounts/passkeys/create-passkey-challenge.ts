import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { requireTrusted } from '../require-step-up.ts';
import { passkey } from '../table.ts';
import type { PasskeyRequest } from '../passkey-contract.ts';
import { createPasskeyAuth, readChallengeToken } from './passkey-auth.ts';
import { PASSKEYS_MAX, TOO_MANY_PASSKEYS } from '../passkey-rules.ts';

/** Creates the challenge that the browser answers with a new passkey; takes the password or a recent log-in. It works for five minutes. */
export async function createPasskeyChallenge(ctx: Ctx, { password }: PasskeyRequest) {
  const person = await requireTrusted(ctx, password);
  if ((await ctx.db.$count(passkey, eq(passkey.userId, person.id))) >= PASSKEYS_MAX)
    throw new ApiError(409, 'conflict', TOO_MANY_PASSKEYS);
  const auth = await createPasskeyAuth(ctx, person);
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    query: { name: person.email },
    returnHeaders: true,
  });
  const user = { ...response.user, displayName: person.name || person.email };
  return { token: readChallengeToken(headers), options: { ...response, user } };
}
