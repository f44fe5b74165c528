import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { DAY_MS } from '../platform/rules.ts';

/** How long a browser counts as one that has logged in before. */
const DEVICE_LIFETIME_MS = 180 * DAY_MS;

/**
 * Returns the name of the cookie by which a browser is known: attempts from it have a counter of their own, so that
 * nobody else's attempts lock its owner out. It opens nothing.
 */
export function deviceCookieName(ctx: Ctx): string {
  return `${isSecure(ctx) ? '__Host-' : ''}power-hour.device`;
}

/** Returns the cookie of a browser in which a person has just logged in; the device keeps its id, and its counter. */
export function createDeviceCookie(ctx: Ctx, userId: string): string {
  const device = findKnownDevice(ctx, userId) ?? crypto.randomUUID();
  const end = ctx.now.getTime() + DEVICE_LIFETIME_MS;
  return toCookie(ctx, `${device}.${end}.${sign(ctx, userId, device, end)}`, DEVICE_LIFETIME_MS);
}

/** Returns the cookie that makes a browser forget that a person has logged in. */
export function createExpiredDeviceCookie(ctx: Ctx): string {
  return toCookie(ctx, '', 0);
}

/** Returns the id of the calling browser if this person has logged in with it before. */
export function findKnownDevice(ctx: Ctx, userId: string): string | undefined {
  const [device = '', end = '', signature = '', ...rest] = ctx.deviceCookie?.split('.') ?? [];
  const expected = Buffer.from(sign(ctx, userId, device, Number(end)));
  const actual = Buffer.from(signature);
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSigned && rest.length === 0 && Number(end) > ctx.now.getTime() ? device : undefined;
}

function sign(ctx: Ctx, userId: string, device: string, end: number): string {
  const signed = JSON.stringify(['device', userId, device, end]);
  return hmacSha256(ctx.settings.BETTER_AUTH_SECRET, signed, 'base64url');
}

function toCookie(ctx: Ctx, value: string, lifetimeMs: number): string {
  const attributes = ['Path=/', 'HttpOnly', ...(isSecure(ctx) ? ['Secure'] : []), 'SameSite=Lax'];
  return [`${deviceCookieName(ctx)}=${value}`, `Max-Age=${lifetimeMs / 1000}`, ...attributes].join('; ');
}

function isSecure(ctx: Ctx): boolean {
  return ctx.settings.PUBLIC_ORIGIN.startsWith('https://');
}
