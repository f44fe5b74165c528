import type { Ctx } from '../platform/context.ts';
import { signToken, verifyToken } from '../platform/signed-token.ts';
import { LOGIN_CODE_MS } from './login-code-rules.ts';

/** A request for a code: what the code is bound to, and the token of it that only the browser that asked gets. */
export type CodeRequest = { readonly request: string; readonly token: string };

/** Creates the request of a browser for a code by mail. It says nothing of whether the address has an account. */
export async function createCodeRequest(ctx: Ctx, email: string): Promise<CodeRequest> {
  const request = `${crypto.randomUUID()} ${email}`;
  const end = new Date(ctx.now.getTime() + LOGIN_CODE_MS);
  return { request, token: await signToken(ctx, 'log-in-code', request, end) };
}

/** Returns the request for a code to an address that a token stands for; undefined for any other text. */
export async function readCodeRequest(ctx: Ctx, email: string, token: string): Promise<string | undefined> {
  const request = await verifyToken(ctx, 'log-in-code', token);
  return request?.endsWith(` ${email}`) ? request : undefined;
}
