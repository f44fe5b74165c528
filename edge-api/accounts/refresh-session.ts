import { requirePerson, type Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
import { extendSession } from './auth.ts';
import type { User } from './contract.ts';
import { createHintCookie } from './session-cookies.ts';

/** Extends the request's session to its full lifetime from now. */
export async function refreshSession(
  ctx: Ctx,
  { headers }: { readonly headers: Headers },
): Promise<{ readonly user: User; readonly expiresAt: string; readonly cookies: readonly string[] }> {
  const user = requirePerson(ctx);
  const extended = await extendSession(ctx, headers);
  if (!extended) throw unauthenticated();
  const { session, cookies } = extended;
  return { user, expiresAt: session.expiresAt.toISOString(), cookies: [...cookies, createHintCookie(ctx)] };
}
