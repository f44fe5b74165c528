import type { Context } from 'hono';
import { generateCookie, generateSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { SESSION_HINT_COOKIE, DAY_MS } from '../platform/rules.ts';
import type { User } from './contract.ts';
import { COOKIE_PREFIX, SECURE_COOKIE_PREFIX, toSessionCookieName } from './rules.ts';

/** Tells whether browsers reach the API only by HTTPS. */
function isSecure(ctx: Ctx): boolean {
  return ctx.settings.PUBLIC_ORIGIN.startsWith('https://');
}

/** Returns the name of the session's cookie, with `__Host-` in front on https: no other host can plant it. */
export function sessionCookieName(ctx: Ctx): string {
  return toSessionCookieName(isSecure(ctx) ? SECURE_COOKIE_PREFIX : COOKIE_PREFIX);
}

/** Returns what carries a session's token, signed: `cookies` for a browser, `token` for the embed frame. */
export async function signSessionToken(
  ctx: Ctx,
  value: string,
  lifetimeMs: number,
): Promise<{ readonly token: string; readonly cookies: readonly string[] }> {
  const key = ctx.settings.BETTER_AUTH_SECRET;
  const cookie = await createSignedCookie(ctx, sessionCookieName(ctx), { value, key, lifetimeMs });
  const signed = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  return { token: decodeURIComponent(signed), cookies: [cookie, createHintCookie(ctx, '1', lifetimeMs)] };
}

/** Returns the cookie that scripts may read: it says that there is a session and nothing else. */
export function createHintCookie(ctx: Ctx, value: string, lifetimeMs: number): string {
  return generateCookie(SESSION_HINT_COOKIE, value, toAttributes(ctx, lifetimeMs));
}

/** Returns a cookie that no script reads, signed with a key. */
function createSignedCookie(
  ctx: Ctx,
  name: string,
  { value, key, lifetimeMs }: { readonly value: string; readonly key: string; readonly lifetimeMs: number },
): Promise<string> {
  return generateSignedCookie(name, value, key, { ...toAttributes(ctx, lifetimeMs), httpOnly: true });
}

/** Returns the cookie that makes a browser forget one that no script reads. */
function createExpiredCookie(ctx: Ctx, name: string): string {
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
export function clearSessionCookies(ctx: Ctx): readonly string[] {
  return [createExpiredCookie(ctx, sessionCookieName(ctx)), createHintCookie(ctx, '', 0)];
}

/** Responds with a person and the cookies of their new session. */
export function sendPerson(
  c: Pick<Context, 'header' | 'json'>,
  { user, cookies }: { readonly user: User; readonly cookies: readonly string[] },
) {
  appendSetCookie(c, cookies);
  return c.json({ user });
}

/** Adds the Set-Cookie lines of a verb to the response. */
export function appendSetCookie(c: Pick<Context, 'header'>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

/** How long a browser counts as one that has logged in before. */
const DEVICE_LIFETIME_MS = 180 * DAY_MS;

/** Returns the name of the cookie by which a browser's attempts are counted apart from others'. It opens nothing. */
export function deviceCookieName(ctx: Ctx): string {
  return `${isSecure(ctx) ? '__Host-' : ''}power-hour.device`;
}

/** Returns the cookie of a browser in which a person has just logged in; the device keeps its id, and its counter. */
export async function createDeviceCookie(ctx: Ctx, userId: string): Promise<string> {
  const device = (await findKnownDevice(ctx, userId)) ?? crypto.randomUUID();
  return createSignedCookie(ctx, deviceCookieName(ctx), {
    value: `${device}.${ctx.now.getTime() + DEVICE_LIFETIME_MS}`,
    key: toKey(ctx, userId),
    lifetimeMs: DEVICE_LIFETIME_MS,
  });
}

/** Returns the cookie that makes a browser forget that a person has logged in. */
export function createExpiredDeviceCookie(ctx: Ctx): string {
  return createExpiredCookie(ctx, deviceCookieName(ctx));
}

/** Returns the id of the calling browser if this person has logged in with it before. */
export async function findKnownDevice(ctx: Ctx, userId: string): Promise<string | undefined> {
  if (ctx.deviceCookie === undefined) return undefined;
  const value = await readSignedValue(ctx.deviceCookie, toKey(ctx, userId));
  const [device, end] = value?.split('.') ?? [];
  return Number(end) > ctx.now.getTime() ? device : undefined;
}

/** Each person's devices have a key of their own: a cookie counts for one account, and does not name it. */
function toKey(ctx: Ctx, userId: string): string {
  return hmacSha256(ctx.settings.BETTER_AUTH_SECRET, JSON.stringify(['device', userId]));
}
