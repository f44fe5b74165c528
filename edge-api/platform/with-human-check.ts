import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { verifyTurnstileToken } from './verify-turnstile-token.ts';

/** The header that carries the token of a check which a 429 has asked for (`challenge`). */
const TURNSTILE_HEADER = 'turnstile-token';

/** Verifies the token of a check that a person sends the request, where one comes with it. */
export const withHumanCheck = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.header(TURNSTILE_HEADER);
  const ctx = c.get('ctx');
  if (token !== undefined) c.set('ctx', { ...ctx, isHuman: await verifyTurnstileToken(ctx, token) });
  await next();
});
