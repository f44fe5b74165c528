import type { Ctx } from '../platform/context.ts';
import { SESSION_HINT_COOKIE } from '../platform/rules.ts';
import { createExpiredCookies } from './auth.ts';
import { SESSION_LIFETIME_MS } from './rules.ts';

/** The hint that scripts may read: it says that there is a session and nothing else. */
export function createHintCookie(ctx: Ctx): string {
  return hint(ctx, '1', SESSION_LIFETIME_MS / 1000);
}

/** What makes a browser forget session and hint. */
export async function clearSessionCookies(ctx: Ctx): Promise<readonly string[]> {
  return [...(await createExpiredCookies(ctx)), hint(ctx, '', 0)];
}

function hint(ctx: Ctx, value: string, maxAgeSeconds: number): string {
  const secure = ctx.settings.PUBLIC_ORIGIN.startsWith('https://') ? '; Secure' : '';
  return `${SESSION_HINT_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
