import type { Context } from 'hono';
import { generateCookie, generateSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { SESSION_HINT_COOKIE, DAY_MS } from '../platform/rules.ts';
import type { User } from './contract.ts';
import { COOKIE_PREFIX, SECURE_COOKIE_PREFIX, toSessionCookieName } from './rules.ts';

/** Returns whether browsers only reach the API over HTTPS. */
function isSecure(ctx: Ctx): boolean {
  return ctx.settings.PUBLIC_ORIGIN.startsWith('https://');
}

/** Returns the session cookie's name, prefixed with `__Host-` on https, so that no other host can set it. */
export function sessionCookieName(ctx: Ctx): string {
  return toSessionCookieName(isSecure(ctx) ? SECURE_COOKIE_PREFIX : COOKIE_PREFIX);
}

/** Signs a session's token; returns it as `cookies` for a browser and as `token` for the embed frame. */
export async function signSessionToken(ctx: Ctx, value: string, lifetimeMs: number) {
  const key = ctx.settings.BETTER_AUTH_SECRET;
  const cookie = await createSignedCookie(ctx, sessionCookieName(ctx), { value, key, lifetimeMs });
  const signed = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  return { token: decodeURIComponent(signed), cookies: [cookie, createHintCookie(ctx, '1', lifetimeMs)] };
}

/** Returns the cookie that scripts may read: it only says that there is a session. */
export function createHintCookie(ctx: Ctx, value: string, lifetimeMs: number): string {
  return generateCookie(SESSION_HINT_COOKIE, value, toAttributes(ctx, lifetimeMs));
}

function createSignedCookie(
  ctx: Ctx,
  name: string,
  { value, key, lifetimeMs }: { readonly value: string; readonly key: string; readonly lifetimeMs: number },
): Promise<string> {
  return generateSignedCookie(name, value, key, { ...toAttributes(ctx, lifetimeMs), httpOnly: true });
}

function createExpiredCookie(ctx: Ctx, name: string): string {
  return generateCookie(name, '', { ...toAttributes(ctx, 0), httpOnly: true });
}

/** Returns the value of a decoded `value.signature`; undefined unless it is signed with the key. */
export async function readSignedValue(signed: string, key: string): Promise<string | undefined> {
  const { value } = await parseSigned(`value=${encodeURIComponent(signed)}`, key, 'value');
  return value || undefined;
}

function toAttributes(ctx: Ctx, lifetimeMs: number) {
  return { maxAge: Math.floor(lifetimeMs / 1000), secure: isSecure(ctx), sameSite: 'Lax' } as const;
}

/** Returns the cookies that delete the session cookie and its hint. */
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

/** Adds Set-Cookie headers to the response. */
export function appendSetCookie(c: Pick<Context, 'header'>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

/** How long a browser counts as known after a log-in. */
const DEVICE_LIFETIME_MS = 180 * DAY_MS;

/** Returns the name of the cookie by which a known browser's attempts are counted separately. It grants no access. */
export function deviceCookieName(ctx: Ctx): string {
  return `${isSecure(ctx) ? '__Host-' : ''}power-hour.device`;
}

/** Returns the cookie of a browser after a log-in; a known device keeps its id and its counter. */
export async function createDeviceCookie(ctx: Ctx, userId: string): Promise<string> {
  const device = (await findKnownDevice(ctx, userId)) ?? crypto.randomUUID();
  return createSignedCookie(ctx, deviceCookieName(ctx), {
    value: `${device}.${ctx.now.getTime() + DEVICE_LIFETIME_MS}`,
    key: toKey(ctx, userId),
    lifetimeMs: DEVICE_LIFETIME_MS,
  });
}

/** Returns the cookie that deletes the device cookie. */
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

/** Each person has a separate key, so that a device cookie is valid for one account only and does not name it. */
function toKey(ctx: Ctx, userId: string): string {
  return hmacSha256(ctx.settings.BETTER_AUTH_SECRET, JSON.stringify(['device', userId]));
}
