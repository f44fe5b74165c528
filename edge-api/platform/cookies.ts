import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** Puts a verb's Set-Cookie lines on the answer, beside those that are there already. */
export function appendSetCookie(c: Context<AppEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
