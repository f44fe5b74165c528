import type { Ctx, Person } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { errorMessage } from '../../platform/log.ts';
import { createPluginAuth } from '../auth.ts';
import { PASSKEY_REFUSED } from '../passkey-rules.ts';

/** What the person's device and browser call the product. */
const RELYING_PARTY = 'Power Hour';
const CHALLENGE_COOKIE = 'passkey-challenge';

const loadPlugin = () => import('@better-auth/passkey');
let loaded: ReturnType<typeof loadPlugin> | undefined;

/**
 * Creates better-auth with its plugin for passkeys, for one request; `person` is who adds one. A passkey replaces the
 * password, so the device has to verify its person. The plugin is loaded on demand, once: few requests need it.
 */
export async function createPasskeyAuth(ctx: Ctx, person?: Person) {
  loaded ??= loadPlugin();
  const { passkey } = await loaded;
  const { PUBLIC_ORIGIN } = ctx.settings;
  const plugin = passkey({
    rpID: new URL(PUBLIC_ORIGIN).hostname,
    rpName: RELYING_PARTY,
    origin: PUBLIC_ORIGIN,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: CHALLENGE_COOKIE },
    registration: {
      requireSession: false,
      // The challenge is stored with this name: no address, which an erasure would have to find.
      resolveUser: () => ({ id: person?.id ?? '', name: RELYING_PARTY }),
      afterVerification: ({ user, verification }) => {
        if (user.id !== person?.id || !verification.registrationInfo?.userVerified) throw passkeyRefused();
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw passkeyRefused();
      },
    },
  });
  return createPluginAuth(ctx, plugin);
}

/**
 * Returns the token of a challenge from the cookie that the plugin sets. Pages keep it in memory and send it back in the
 * body, so that the product needs no other cookie.
 */
export function readChallengeToken(headers: Headers): string {
  const [cookie = ''] = headers.getSetCookie();
  return cookie.slice(0, cookie.indexOf(';'));
}

/** Returns the headers in which the plugin finds the token of a challenge. */
export function toChallengeHeaders(token: string): Headers {
  return new Headers({ cookie: token.replace(/[^\x21-\x7e]|[;,]/g, '') });
}

/** Creates the error of a passkey that opens nothing, for whatever reason. */
export function passkeyRefused(cause?: unknown): ApiError {
  return new ApiError(400, 'passkey_refused', PASSKEY_REFUSED, { cause });
}

/** Runs one of the plugin's verifications; whatever it throws is a refusal, and only the log says which. */
export async function requireVerified<Result>(ctx: Ctx, verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    ctx.log.warn('passkey_refused', { reason: errorMessage(error) });
    throw passkeyRefused(error);
  }
}
