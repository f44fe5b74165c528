import type { Context } from 'hono';
import { generateCookie, generateSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';
import type { Ctx } from '../platform/context.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import { createExpiredCookies, isSecure } from './auth.ts';
import { SESSION_LIFETIME_MS } from './rules.ts';

/** Returns the cookie that scripts may read: it says that there is a session and nothing else. */
export function createHintCookie(ctx: Ctx, value = '1', lifetimeMs = SESSION_LIFETIME_MS): string {
  return generateCookie(SESSION_HINT_COOKIE, value, toAttributes(ctx, lifetimeMs));
}

/** Returns a cookie that no script reads, signed with a key. */
export function createSignedCookie(
  ctx: Ctx,
  name: string,
  { value, key, lifetimeMs }: { readonly value: string; readonly key: string; readonly lifetimeMs: number },
): Promise<string> {
  return generateSignedCookie(name, value, key, { ...toAttributes(ctx, lifetimeMs), httpOnly: true });
}

/** Returns the cookie that makes a browser forget one that no script reads. */
export function createExpiredCookie(ctx: Ctx, name: string): string {
  return generateCookie(name, '', { ...toAttributes(ctx, 0), httpOnly: true });
}

/** Returns the value in a decoded `value.signature`; undefined unless it is signed with the key. */
export async function readSignedValue(signed: string, key: string): Promise<string | undefined> {
  const { value } = await parseSigned(`value=${encodeURIComponent(signed)}`, key, 'value');
  return value || undefined;
}

function toAttributes(ctx: Ctx, lifetimeMs: number) {
  return { maxAge: Math.floor(lifetimeMs / 1000), secure: isSecure(ctx), sameSite: 'Lax' } as const;
}

/** Returns the cookies that make a browser forget session and hint. */
export async function clearSessionCookies(ctx: Ctx): Promise<readonly string[]> {
  return [...(await createExpiredCookies(ctx)), createHintCookie(ctx, '', 0)];
}

/** Adds the Set-Cookie lines of a verb to the response. */
export function appendSetCookie(c: Pick<Context, 'header'>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
