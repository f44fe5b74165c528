import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { LANGUAGES, ROLES } from '../platform/rules.ts';
import {
  COOKIE_PREFIX,
  SESSION_LIFETIME_MS,
  SECURE_COOKIE_PREFIX,
  SESSION_SCOPES,
  toSessionCookieName,
} from './rules.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.ts';
import * as schema from './table.ts';

/** Carries the token that the embed frame sends as `Authorization: Bearer …`. */
const TOKEN_HEADER = 'set-auth-token';

/**
 * Writes and clears the cookies of sessions that the module's own verbs store. better-auth's sign-in refuses addresses
 * that this product accepts (x@y.z), and its sign-up writes in several steps, which D1 cannot roll back.
 */
const sessionPlugin = {
  id: 'own-sessions',
  endpoints: {
    writeToken: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string(), maxAge: z.number() }) },
      async (c) => {
        const { name, attributes } = c.context.authCookies.sessionToken;
        const { token, maxAge } = c.body;
        await c.setSignedCookie(name, token, c.context.secret, { ...attributes, maxAge });
        return c.json(null);
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
  return betterAuth({ ...toOptions(ctx), plugins: [bearer({ requireSignature: true }), sessionPlugin] });
}

/** Creates better-auth for one request with one plugin, whose endpoints this module's verbs call. */
export function createPluginAuth<Plugin extends BetterAuthPlugin>(ctx: Ctx, plugin: Plugin) {
  return betterAuth({ ...toOptions(ctx), plugins: [plugin] });
}

function toOptions(ctx: Ctx) {
  const { PUBLIC_ORIGIN, BETTER_AUTH_SECRET } = ctx.settings;
  return {
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
    session: {
      expiresIn: SESSION_LIFETIME_MS / 1000,
      updateAge: 0,
      cookieCache: { enabled: false },
      additionalFields: {
        scope: { type: [...SESSION_SCOPES], required: true, input: false },
        campaignId: { type: 'string', required: false, input: false },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(ctx),
      // Its own prefix would be __Secure-.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure: isSecure(ctx), sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    // rate-limits.ts counts in the database; this would count again, in memory.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => forwardLog(ctx, level, message) },
  } satisfies BetterAuthOptions;
}

function forwardLog(ctx: Ctx, level: string, message: string): void {
  if (level === 'error') ctx.log.error('better_auth', { message });
  else ctx.log.warn('better_auth', { message });
}

/** Returns the name of the session's cookie, with `__Host-` in front on https: no other host can plant it. */
export function sessionCookieName(ctx: Ctx): string {
  return toSessionCookieName(cookiePrefix(ctx));
}

function cookiePrefix(ctx: Ctx): string {
  return isSecure(ctx) ? SECURE_COOKIE_PREFIX : COOKIE_PREFIX;
}

/** Tells whether browsers reach the API only by HTTPS. */
export function isSecure(ctx: Ctx): boolean {
  return ctx.settings.PUBLIC_ORIGIN.startsWith('https://');
}

/** Returns what carries a session's token, signed: `cookies` for a browser, `token` for the embed frame. */
export async function signSessionToken(
  ctx: Ctx,
  token: string,
  lifetimeMs: number,
): Promise<{ readonly token: string; readonly cookies: readonly string[] }> {
  const { headers } = await createAuth(ctx).api.writeToken({
    body: { token, maxAge: Math.floor(lifetimeMs / 1000) },
    returnHeaders: true,
  });
  return { token: headers.get(TOKEN_HEADER) ?? '', cookies: headers.getSetCookie() };
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
