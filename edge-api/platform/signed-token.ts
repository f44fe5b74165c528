import { sign, verify } from 'hono/jwt';
import type { Ctx } from './context.ts';

/** What a token may be used for; a token is refused for any other purpose. */
type TokenPurpose =
  | 'embed-return'
  | 'embed-state'
  | 'log-in-code'
  | 'reminder-confirm'
  | 'reminder-stop'
  | 'winner';

/** Signs a readable value as a JWT valid until `end`, to the second; equal arguments give equal tokens. */
export function signToken(ctx: Ctx, purpose: TokenPurpose, value: string, end: Date): Promise<string> {
  const exp = Math.floor(end.getTime() / 1000);
  return sign({ aud: purpose, sub: value, exp }, ctx.settings.BETTER_AUTH_SECRET, 'HS256');
}

/** Returns the value of our own unexpired token for this purpose; undefined for any other text. */
export async function verifyToken(
  ctx: Ctx,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  // `exp` is checked against the context's clock.
  const options = { alg: 'HS256', aud: purpose, exp: false } as const;
  const payload = await verify(token, ctx.settings.BETTER_AUTH_SECRET, options).catch(() => undefined);
  if (typeof payload?.exp !== 'number' || payload.exp * 1000 <= ctx.now.getTime()) return undefined;
  return typeof payload['sub'] === 'string' ? payload['sub'] : undefined;
}
