import type { Ctx } from '../platform/context.ts';
import { signToken, verifyToken } from '../platform/signed-token.ts';
import { LOGIN_CODE_MS } from './login-code-rules.ts';

/** A request for a code: what the code is bound to, and its signed token, which only the requesting browser gets. */
export type CodeRequest = { readonly request: string; readonly token: string };

/** Creates a browser's request for a code by mail. It does not reveal whether the address has an account. */
export async function createCodeRequest(ctx: Ctx, email: string): Promise<CodeRequest> {
  const request = `${crypto.randomUUID()} ${email}`;
  const end = new Date(ctx.now.getTime() + LOGIN_CODE_MS);
  return { request, token: await signToken(ctx, 'log-in-code', request, end) };
}

/** Returns the code request of a token for this address; undefined for any other text. */
export async function readCodeRequest(ctx: Ctx, email: string, token: string): Promise<string | undefined> {
  const request = await verifyToken(ctx, 'log-in-code', token);
  return request?.endsWith(` ${email}`) ? request : undefined;
}
