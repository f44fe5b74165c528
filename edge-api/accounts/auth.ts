import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { ROLES, SESSION_LIFETIME_MS } from './rules.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.ts';
import * as schema from './table.ts';

/** Carries the token that the embed frame sends as `Authorization: Bearer …`. */
const TOKEN_HEADER = 'set-auth-token';

/**
 * Opens and ends sessions of people whom the module's own verbs have authenticated. better-auth's sign-in refuses
 * addresses that this product accepts (x@y.z), and its sign-up writes in several steps, which D1 cannot roll back.
 */
const sessionPlugin = {
  id: 'own-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (c) => {
        const user = await c.context.internalAdapter.findUserById(c.body.userId);
        // The browser's name and address serve no purpose here, so they are not stored.
        const session =
          user && (await c.context.internalAdapter.createSession(user.id, false, { userAgent: null }));
        if (!session) return c.json(null);
        await setSessionCookie(c, { session, user });
        return c.json({ sessionId: session.id });
      },
    ),
    clearSession: createAuthEndpoint.serverOnly({ method: 'POST' }, async (c) => {
      deleteSessionCookie(c);
      return c.json(null);
    }),
  },
} satisfies BetterAuthPlugin;

/**
 * Creates better-auth for one request, since bindings are not kept between requests. It handles sessions, cookies and
 * password hashes; this module's verbs write accounts and links, in batches. Its own routes are not mounted.
 */
function createAuth(ctx: Ctx) {
  const { PUBLIC_ORIGIN, BETTER_AUTH_SECRET } = ctx.settings;
  return betterAuth({
    baseURL: PUBLIC_ORIGIN,
    basePath: '/api/auth',
    secret: BETTER_AUTH_SECRET,
    trustedOrigins: [PUBLIC_ORIGIN],
    database: drizzleAdapter(ctx.db, { provider: 'sqlite', schema, transaction: false }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    user: {
      additionalFields: {
        role: { type: [...ROLES], required: true, defaultValue: 'fan', input: false },
        language: { type: [...LANGUAGES], required: true, defaultValue: 'nl', input: false },
        phone: { type: 'string', required: false, input: false },
        location: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_LIFETIME_MS / 1000, updateAge: 0, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: 'power-hour',
      useSecureCookies: PUBLIC_ORIGIN.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [bearer({ requireSignature: true }), sessionPlugin],
    // rate-limits.ts counts in the database; this would count again, in memory.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => forwardLog(ctx, level, message) },
  });
}

function forwardLog(ctx: Ctx, level: string, message: string): void {
  if (level === 'error') ctx.log.error('better_auth', { message });
  else ctx.log.warn('better_auth', { message });
}

/** A new session: `cookies` for a browser, `token` for the embed frame. */
export type OpenedSession = {
  readonly sessionId: string;
  readonly token: string;
  readonly cookies: readonly string[];
};

/** Returns the name of the session's cookie, with `__Secure-` in front on https. */
export function sessionCookieName(ctx: Ctx): string {
  return `${ctx.settings.PUBLIC_ORIGIN.startsWith('https://') ? '__Secure-' : ''}power-hour.session_token`;
}

/** Extends the session of a request's cookie or bearer token to {@link SESSION_LIFETIME_MS} from now. */
export async function extendSession(ctx: Ctx, headers: Headers) {
  const { headers: set, response } = await createAuth(ctx).api.getSession({
    headers,
    query: { disableCookieCache: true },
    returnHeaders: true,
  });
  return response && { session: response.session, cookies: set.getSetCookie() };
}

/** Opens a session for a person; undefined when the person has just been erased. */
export async function openSession(ctx: Ctx, userId: string): Promise<OpenedSession | undefined> {
  const { headers, response } = await createAuth(ctx).api.openSession({
    body: { userId },
    returnHeaders: true,
  });
  if (!response) return undefined;
  return {
    sessionId: response.sessionId,
    token: headers.get(TOKEN_HEADER) ?? '',
    cookies: headers.getSetCookie(),
  };
}

/** Returns the cookies that make a browser forget its session. */
export async function createExpiredCookies(ctx: Ctx): Promise<readonly string[]> {
  const { headers } = await createAuth(ctx).api.clearSession({ returnHeaders: true });
  return headers.getSetCookie();
}

/** Hashes a password with scrypt and a salt of its own, in about 110 ms. */
export async function hashPassword(ctx: Ctx, password: string): Promise<string> {
  const { password: hasher } = await createAuth(ctx).$context;
  return hasher.hash(password);
}

/** Returns whether a password matches a hash; takes as long without a hash, so that timing reveals nothing. */
export async function verifyPassword(
  ctx: Ctx,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const { password: hasher } = await createAuth(ctx).$context;
  if (hash) return hasher.verify({ hash, password });
  await hasher.hash(password);
  return false;
}
