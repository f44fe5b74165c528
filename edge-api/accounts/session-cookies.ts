import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import type { AppEnv, Ctx } from '../platform/context.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import { createExpiredCookies } from './auth.ts';
import { SESSION_LIFETIME_MS } from './rules.ts';

/** Returns the cookie that scripts may read: it says that there is a session and nothing else. */
export function createHintCookie(ctx: Ctx, value = '1', lifetimeMs = SESSION_LIFETIME_MS): string {
  const secure = ctx.settings.PUBLIC_ORIGIN.startsWith('https://');
  return generateCookie(SESSION_HINT_COOKIE, value, {
    maxAge: Math.floor(lifetimeMs / 1000),
    secure,
    sameSite: 'Lax',
  });
}

/** Returns the cookies that make a browser forget session and hint. */
export async function clearSessionCookies(ctx: Ctx): Promise<readonly string[]> {
  return [...(await createExpiredCookies(ctx)), createHintCookie(ctx, '', 0)];
}

/** Adds the Set-Cookie lines of a verb to the response. */
export function appendSetCookie(c: Context<AppEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
