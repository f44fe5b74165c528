import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword, verifyPassword as verifyHash } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import type { Ctx, Person } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import { PASSKEY_REFUSED } from './passkey-rules.ts';
import { SESSION_LIFETIME_MS } from './rules.ts';
import * as schema from './table.ts';

/** Hashes a password with scrypt and a random salt, in about 110 ms. */
export { hashPassword };

/** Returns whether a password matches a hash. Takes as long without a hash, so that timing reveals nothing. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  if (hash) return verifyHash({ hash, password });
  await hashPassword(password);
  return false;
}

/** The product's name as shown by the person's device and browser. */
const RELYING_PARTY = 'Power Hour';

const loadPlugin = () => import('@better-auth/passkey');
let loaded: ReturnType<typeof loadPlugin> | undefined;

/**
 * Creates better-auth with its passkey plugin, loaded on demand; `person` is the one who adds a passkey. A passkey
 * replaces the password, so the device must verify its user.
 */
export async function createPasskeyAuth(ctx: Ctx, person?: Person) {
  loaded ??= loadPlugin();
  const { passkey } = await loaded;
  const { PUBLIC_ORIGIN, BETTER_AUTH_SECRET } = ctx.settings;
  const plugin = passkey({
    rpID: new URL(PUBLIC_ORIGIN).hostname,
    rpName: RELYING_PARTY,
    origin: PUBLIC_ORIGIN,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      requireSession: false,
      // The challenge is stored with this name instead of an address, which an erasure would have to find.
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
  return betterAuth({
    baseURL: PUBLIC_ORIGIN,
    basePath: '/api/auth',
    secret: BETTER_AUTH_SECRET,
    database: drizzleAdapter(ctx.db, { provider: 'sqlite', schema, transaction: false }),
    session: { expiresIn: SESSION_LIFETIME_MS / 1000 },
    advanced: { ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => ctx.log[level === 'error' ? 'error' : 'warn']('better_auth', { message }),
    },
    plugins: [plugin],
  } satisfies BetterAuthOptions);
}

/** Creates the error of a refused passkey, whatever the reason. */
export function passkeyRefused(cause?: unknown): ApiError {
  return new ApiError(400, 'passkey_refused', PASSKEY_REFUSED, { cause });
}

/** Returns a challenge's token from the plugin's cookie; pages send it back in the body instead of a second cookie. */
export function readChallengeToken(headers: Headers): string {
  const [cookie = ''] = headers.getSetCookie();
  return cookie.slice(0, cookie.indexOf(';'));
}

/** Returns the headers in which the plugin expects a challenge's token. */
export function toChallengeHeaders(token: string): Headers {
  return new Headers({ cookie: token.replace(/[^\x21-\x7e]|[;,]/g, '') });
}

/** Runs one of the plugin's verifications. Any error becomes the same refusal; only the log has the reason. */
export async function requireVerified<Result>(ctx: Ctx, verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    ctx.log.warn('passkey_refused', { reason: errorMessage(error) });
    throw passkeyRefused(error);
  }
}
