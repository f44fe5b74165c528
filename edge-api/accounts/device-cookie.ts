import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { DAY_MS } from '../platform/rules.ts';
import { createExpiredCookie, createSignedCookie, isSecure, readSignedValue } from './session-cookies.ts';

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
