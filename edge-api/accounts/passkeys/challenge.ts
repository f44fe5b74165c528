import type { Ctx } from '../../platform/context.ts';
import { errorMessage } from '../../platform/log.ts';
import { passkeyRefused } from '../auth.ts';

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

/** Runs one of the plugin's verifications; whatever it throws is a refusal, and only the log says which. */
export async function requireVerified<Result>(ctx: Ctx, verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    ctx.log.warn('passkey_refused', { reason: errorMessage(error) });
    throw passkeyRefused(error);
  }
}
