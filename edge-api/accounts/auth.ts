import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { PASSWORD_MAX, PASSWORD_MIN, ROLES, SESSION_LIFETIME_MS } from './rules.ts';
import * as schema from './table.ts';

/** Sent as `token` to the embed frame, and by it as `Authorization: Bearer …`. */
const TOKEN_HEADER = 'set-auth-token';

/**
 * Sessions for a person whom our own verbs have already recognised, and their end. Server-only: better-auth's own
 * sign-in refuses addresses that this product accepts (x@y.z), and its sign-up writes in several steps, which D1
 * cannot undo.
 */
const sessionPlugin = {
  id: 'own-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (c) => {
        const user = await c.context.internalAdapter.findUserById(c.body.userId);
        // Neither the browser's name nor its address serves a purpose here, so neither is stored.
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
 * better-auth for one request: bindings are never kept between requests. It keeps sessions, cookies and password
 * hashes; accounts and links are written by this room's verbs, in batches. Its own routes are not mounted.
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
    // Ours counts in the database (limits.ts); this one would count again, in memory.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => forwardLog(ctx, level, message) },
  });
}

function forwardLog(ctx: Ctx, level: string, message: string): void {
  if (level === 'error') ctx.log.error('better_auth', { message });
  else ctx.log.warn('better_auth', { message });
}

/** A session as the API answers it: what to set in the browser, and the same as a token for the embed frame. */
export type OpenedSession = {
  readonly sessionId: string;
  readonly token: string;
  readonly cookies: readonly string[];
};

/** Name of the session's cookie, `__Secure-` in front of it on https. */
export function sessionCookieName(ctx: Ctx): string {
  return `${ctx.settings.PUBLIC_ORIGIN.startsWith('https://') ? '__Secure-' : ''}power-hour.session_token`;
}

/** Prolongs the session of a request's cookie or bearer token to {@link SESSION_LIFETIME_MS} from now. */
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

/** The cookies that make a browser forget its session. */
export async function createExpiredCookies(ctx: Ctx): Promise<readonly string[]> {
  const { headers } = await createAuth(ctx).api.clearSession({ returnHeaders: true });
  return headers.getSetCookie();
}

/** A password as it is stored: scrypt with a salt of its own. About 110 ms. */
export async function hashPassword(ctx: Ctx, password: string): Promise<string> {
  const { password: hasher } = await createAuth(ctx).$context;
  return hasher.hash(password);
}

/** Whether a password is the one behind a hash; takes as long when there is no hash, so that time tells nothing. */
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
