import type { Ctx } from '../../platform/context.ts';
import { limitLoginNetwork } from '../rate-limits.ts';
import { createPasskeyAuth, readChallengeToken } from './passkey-auth.ts';

/** Creates the challenge that the browser answers with any of its passkeys. It works for five minutes. */
export async function createLoginChallenge(ctx: Ctx) {
  await limitLoginNetwork(ctx);
  const auth = await createPasskeyAuth(ctx);
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({ returnHeaders: true });
  return {
    token: readChallengeToken(headers),
    options: { ...response, userVerification: 'required' as const },
  };
}
