import { requirePerson, type Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';
import { prolongSession } from './auth.ts';
import type { User } from './contract.ts';
import { hintCookie } from './session-cookies.ts';

/** Prolongs the session that the request came with to its full lifetime from now. */
export async function refreshSession(
  ctx: Ctx,
  { headers }: { readonly headers: Headers },
): Promise<{ readonly user: User; readonly expiresAt: string; readonly cookies: readonly string[] }> {
  const user = requirePerson(ctx);
  const prolonged = await prolongSession(ctx, headers);
  if (!prolonged) throw unauthenticated();
  const { session, cookies } = prolonged;
  return { user, expiresAt: session.expiresAt.toISOString(), cookies: [...cookies, hintCookie(ctx)] };
}
